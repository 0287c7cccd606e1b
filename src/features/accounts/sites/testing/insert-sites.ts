import { siteKeyOf } from '#features/accounts/sites/site.rules.ts'
import type { CaseRow, SiteRow } from '#features/accounts/sites/site.store.ts'
import type { Tx } from '#platform/database/database.ts'

/** Sites and requests as they are, for a test that begins with some. */
export const insertSites = async (tx: Tx, sites: readonly (SiteRow & { readonly id: string })[]): Promise<void> => {
  const rows = sites.map((row) => ({ ...row, key: siteKeyOf(row) }))
  if (rows.length > 0) await tx.insertInto('site').values(rows).execute()
}

export const insertSiteCases = async (tx: Tx, cases: readonly (CaseRow & { readonly id: string })[]): Promise<void> => {
  const rows = cases.map((row) => ({ ...row, key: siteKeyOf(row) }))
  if (rows.length > 0) await tx.insertInto('siteCase').values(rows).execute()
}
