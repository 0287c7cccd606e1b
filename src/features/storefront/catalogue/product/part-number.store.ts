import { sql } from 'kysely'
import { soldIn, type ProductSummary } from '#features/storefront/catalogue/product/product.store.ts'
import type { Tx } from '#platform/database/database.ts'

/** A product by its number alone, before anything of it is shown. */
export type NumberedProduct = Pick<ProductSummary, 'sku' | 'lifecycle' | 'replacedBy'> & { readonly folded: string }

const COLUMNS = ['sku', 'folded', 'lifecycle', 'replacedBy'] as const

/** By numbers as `foldPartNumber` spells them, as far as the market sells them. */
export const findByPartNumber = (tx: Tx, folded: readonly string[], market: readonly string[]): Promise<NumberedProduct[]> =>
  folded.length === 0
    ? Promise.resolve([])
    : tx
        .selectFrom('product')
        .select(COLUMNS)
        .where(sql<boolean>`folded = any(${[...new Set(folded)]}::text[])`)
        .where(soldIn(market))
        .orderBy('sku')
        .execute()

/** For each beginning the first few numbers that go on from it and were not given up; one question for all of them. */
export const findByBeginning = async (
  tx: Tx,
  beginnings: readonly string[],
  market: readonly string[],
  most: number,
): Promise<(NumberedProduct & { readonly beginning: string })[]> => {
  if (beginnings.length === 0) return []
  const { rows } = await sql<NumberedProduct & { beginning: string }>`
    select beginning, sku, folded, lifecycle, replaced_by as "replacedBy" from unnest(${[...new Set(beginnings)]}::text[]) as beginning
    cross join lateral (
      select sku, folded, lifecycle, replaced_by from product
      where folded >= beginning collate "C" and folded < (beginning || '~') collate "C" and lifecycle <> 'obsolete' and ${soldIn(market)}
      order by folded, sku limit ${most}
    ) as near order by beginning, folded, sku`.execute(tx)
  return rows
}
