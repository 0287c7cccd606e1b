export { loadAccountStatus, loadPortalData, readPortalData, usePortalData } from '#features/accounts/portal-data.ts'
