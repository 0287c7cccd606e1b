import type { Company, PersonSoldTo } from '#foundation/accounts/account.rules.ts'
import { findCompany } from '#foundation/accounts/company.store.ts'
import type { FavouriteChoice } from '#foundation/accounts/favourite-page.rules.ts'
import { readFavouritePage, type FavouritePage } from '#foundation/accounts/favourite.store.ts'
import type { SoldToSite } from '#foundation/accounts/sold-to.rules.ts'
import { listFavouriteSoldTos, listOwnSoldTos } from '#foundation/accounts/sold-to.store.ts'
import { listToolAccess } from '#foundation/entitlements/public.server.ts'
import type { ToolAccess } from '#foundation/entitlements/public.ts'
import { findPerson, type Person } from '#foundation/identity/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

/** Everything accounts are requested. A connector to a company's ERP or CRM stands in by answering the same. */
export type AccountDirectory = {
  readonly findPerson: (id: string) => Promise<Person | undefined>
  readonly findCompany: (id: string) => Promise<Company | undefined>
  readonly listOwnSoldTos: (personId: string) => Promise<readonly PersonSoldTo[]>
  readonly listFavouriteSoldTos: (personId: string) => Promise<readonly PersonSoldTo[]>
  /** Only those that a site offers, if one is named. */
  readonly readFavouritePage: (personId: string, choice: FavouriteChoice, site?: SoldToSite) => Promise<FavouritePage>
  readonly listToolAccess: (personId: string) => Promise<readonly ToolAccess[]>
}

/** Over our own tables: the transaction sees one tenant and no other. */
export const openAccountDirectory = (tx: Tx): AccountDirectory => ({
  findPerson: (id) => findPerson(tx, id),
  findCompany: (id) => findCompany(tx, id),
  listOwnSoldTos: (id) => listOwnSoldTos(tx, id),
  listFavouriteSoldTos: (id) => listFavouriteSoldTos(tx, id),
  readFavouritePage: (id, choice, site) => readFavouritePage(tx, id, choice, site),
  listToolAccess: (id) => listToolAccess(tx, id),
})
