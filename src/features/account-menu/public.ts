export { offerAccountLinks } from '#features/account-menu/account-links.client.ts'
