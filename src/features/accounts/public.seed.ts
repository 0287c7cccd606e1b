export type { SoldToRow } from '#features/accounts/account.rules.ts'
export { insertCompanies } from '#features/accounts/company.store.ts'
export {
  insertAssignedSoldTos,
  insertFavouriteSoldTos,
  insertOwnSoldTos,
  insertSoldTos,
} from '#features/accounts/sold-to.store.ts'
export { derivePortalFacts, type PortalReplies } from '#features/accounts/portal-data.rules.ts'
export { chooseChangeCall, decideSelector, mayManageAccounts } from '#features/accounts/selector/account-change.rules.ts'
