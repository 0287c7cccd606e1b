export { accountStarterPages } from '#features/accounts/account-settings/account/account.starter.ts'
