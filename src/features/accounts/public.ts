export { loadAccountStatus, loadPortalData, usePortalData } from '#features/accounts/portal-data.ts'
