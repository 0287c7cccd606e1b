export { loadAccountStatus, loadPortalData, readPortalData, usePortalData } from '#features/accounts/portal-data.ts'
export { padSoldTo } from '#features/accounts/sold-to.rules.ts'
