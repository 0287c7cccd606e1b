import { sql } from 'kysely'
import { ADDRESS_LIST } from '#features/authoring/authoring/addresses/page-address.rules.ts'
import { filterPages, selectPages, type EditedPage, type PageFilter } from '#features/authoring/authoring/edited-page.store.ts'
import type { Tx } from '#platform/database/database.ts'
import { readListPage, type ListPage, type ListQuery } from '#platform/database/list-query.ts'

type AddressRow = { readonly path: string; readonly savedAt: Date }

/** Paths of which a page in any market fits the filter. */
export const listAddressRows = (
  tx: Tx,
  filter: PageFilter,
  list: ListQuery<(typeof ADDRESS_LIST.sortable)[number]>,
): Promise<ListPage<AddressRow>> => {
  const found = sql<AddressRow>`
    select path, max(saved_at) as saved_at from (${selectPages(filterPages(filter))}) matched group by path`
  return readListPage(tx, found, list, { spec: ADDRESS_LIST, unique: 'path' })
}

/** All pages at these paths, in every market. */
export const listPagesAt = async (tx: Tx, paths: readonly string[]): Promise<EditedPage[]> => {
  const { rows } = await sql<EditedPage>`
    ${selectPages(sql`page.path = any(${[...paths]})`)} order by page.path, page.country, page.language`.execute(tx)
  return rows
}
