export { readSignInMessage } from '#features/sign-in-messages/sign-in-message.api.ts'
