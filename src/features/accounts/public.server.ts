export { insertCompanies, type Company } from '#features/accounts/company.store.ts'
export {
  insertFavouriteSoldTos,
  insertOwnSoldTos,
  insertSoldTos,
  type AccountList,
  type SoldToRow,
} from '#features/accounts/sold-to.store.ts'
