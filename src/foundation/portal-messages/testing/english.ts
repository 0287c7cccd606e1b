export { en } from '#foundation/portal-messages/texts/en.ts'
