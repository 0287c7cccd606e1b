import { soldToTraits } from '#features/accounts/sold-to.traits.ts'
import { accountRoutes } from '#features/accounts/account.routes.ts'
import type { Feature } from '#server/feature.ts'

export { openAccountDirectory } from '#features/accounts/account-directory.store.ts'
export type { Company, HeldSoldTo, SoldToRow } from '#features/accounts/account.rules.ts'
export { findOrderingAccount, type OrderingAccount } from '#features/accounts/ordering-account.store.ts'
export { insertCompanies } from '#features/accounts/company.store.ts'
export { insertFavouriteSoldTos, insertOwnSoldTos, insertSoldTos, type AccountList } from '#features/accounts/sold-to.store.ts'

export const accounts: Feature = { name: 'accounts', traits: soldToTraits, routes: accountRoutes }
