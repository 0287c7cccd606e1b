export { addMessage as addSignInMessage } from '#features/access/sign-in-messages/sign-in-message.service.ts'
