export { AccountRequest } from '#features/accounts/ordering-accounts/account-request.tsx'
