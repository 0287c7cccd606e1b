export { addMessage as addSignInMessage } from '#features/sign-in-messages/sign-in-message.service.ts'
