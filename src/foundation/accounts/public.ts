export { customerPath, CUSTOMERS_PATH } from '#foundation/accounts/customer/customer-path.rules.ts'
export { readServiceLevel, readVisitStatus } from '#foundation/accounts/account.api.ts'
export { loadPortalData, readPortalData, usePortalData, type PortalData } from '#foundation/accounts/portal-data.client.ts'
export { useAccountChoice } from '#foundation/accounts/selector/account-choice.client.ts'
export { onAccountChange } from '#foundation/accounts/selector/change-account.client.ts'
export {
  chooseNamed,
  identifyOrdering,
  readAccountName,
  shortenSoldTo,
} from '#foundation/accounts/ordering/account-name.rules.ts'
export { keyOfSoldTo, padSoldTo } from '#foundation/accounts/sold-to.rules.ts'
