export { offerAccountLinks } from '#features/accounts/account-menu/account-links.client.ts'
