export { accountStarterPages } from '#features/account-settings/account/account.starter.ts'
