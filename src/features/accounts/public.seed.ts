export type { SoldToRow } from '#features/accounts/account.rules.ts'
export { insertCompanies } from '#features/accounts/company.store.ts'
export {
  insertAssignedSoldTos,
  insertFavouriteSoldTos,
  insertOwnSoldTos,
  insertSoldTos,
} from '#features/accounts/sold-to.store.ts'
