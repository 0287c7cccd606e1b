export { loadAccountStatus } from '#features/accounts/account-status.ts'
export { loadPortalData, usePortalData } from '#features/accounts/portal-data.ts'
