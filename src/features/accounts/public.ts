export { readServiceLevel, readSignInMessage, readVisitStatus } from '#features/accounts/account.api.ts'
export { loadPortalData, readPortalData, usePortalData, type PortalData } from '#features/accounts/portal-data.client.ts'
export { padSoldTo } from '#features/accounts/sold-to.rules.ts'
