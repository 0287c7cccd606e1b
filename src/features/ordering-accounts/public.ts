export { AccountRequest } from '#features/ordering-accounts/account-request.tsx'
