import { sql } from 'kysely'
import { soldIn } from '#features/storefront/catalogue/product/product.store.ts'
import type { Tx } from '#platform/database/database.ts'

/** As many addresses as search engines take from one file. By id, so that the last part costs no more than the first. */
const PART = 50_000

/** The parts in which the tenant has products. */
export const listProductParts = async (tx: Tx): Promise<number[]> => {
  const { rows } = await sql<{ part: number }>`select distinct id / ${sql.lit(PART)} as part from product order by part`.execute(
    tx,
  )
  return rows.map(({ part }) => part)
}

/** The products of a part that the market sells; discontinued ones are in search engines already, and stay. */
export const listSkusInPart = async (tx: Tx, part: number, market: readonly string[]): Promise<string[]> => {
  const rows = await tx
    .selectFrom('product')
    .select('sku')
    .where('id', '>=', part * PART)
    .where('id', '<', (part + 1) * PART)
    .where(soldIn(market))
    .orderBy('id')
    .execute()
  return rows.map(({ sku }) => sku)
}
