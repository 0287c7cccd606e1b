export type { SoldToRow } from '#foundation/accounts/account.rules.ts'
export { insertCompanies } from '#foundation/accounts/company.store.ts'
export {
  insertAssignedSoldTos,
  insertFavouriteSoldTos,
  insertOwnSoldTos,
  insertSoldTos,
} from '#foundation/accounts/sold-to.store.ts'
export { derivePortalFacts, type PortalReplies } from '#foundation/accounts/portal-data.rules.ts'
export { chooseChangeCall, decideSelector, mayManageAccounts } from '#foundation/accounts/selector/account-change.rules.ts'
