export { askReauthentication } from '#features/reauthentication/ask-reauthentication.client.ts'
