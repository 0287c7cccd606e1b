export { readServiceLevel, readVisitStatus } from '#features/accounts/account.api.ts'
export { loadPortalData, readPortalData, usePortalData, type PortalData } from '#features/accounts/portal-data.client.ts'
/** @public */
export { onAccountChange } from '#features/accounts/selector/change-account.client.ts'
export { chooseNamed, identifyOrdering, readAccountName, shortenSoldTo } from '#features/accounts/ordering/account-name.rules.ts'
export { keyOfSoldTo, padSoldTo } from '#features/accounts/sold-to.rules.ts'
