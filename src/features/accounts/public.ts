export { loadAccountStatus, loadPortalData, usePortalData } from '#features/accounts/portal-data.ts'
export { padSoldTo } from '#features/accounts/sold-to.rules.ts'
