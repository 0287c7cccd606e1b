import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

export const findKnownParts = async (tx: Tx, skus: readonly string[]): Promise<Set<string>> => {
  const { rows } = await sql<{ sku: string }>`select sku from product where sku = any(${[...skus]}::text[])`.execute(tx)
  return new Set(rows.map(({ sku }) => sku))
}

type ListPrice = { readonly sku: string; readonly currency: string; readonly minor: bigint }

/** The public price of one piece is part of the product; a product whose prices stay as they are is not written. */
export const saveListPrices = async (tx: Tx, prices: readonly ListPrice[]): Promise<void> => {
  if (prices.length === 0) return
  await sql`
    update product set prices = product.prices || jsonb_build_object('list', coalesce(product.prices->'list', '{}') || given.list)
    from (select sku, jsonb_object_agg(currency, minor) as list
      from unnest(${prices.map(({ sku }) => sku)}::text[], ${prices.map(({ currency }) => currency)}::text[],
        ${prices.map(({ minor }) => minor)}::bigint[]) as price (sku, currency, minor) group by sku) given
    where product.sku = given.sku and not coalesce(product.prices->'list', '{}') @> given.list`.execute(tx)
}

type Stock = { readonly sku: string; readonly warehouse: string; readonly quantity: number }

export const saveStock = async (tx: Tx, lines: readonly Stock[]): Promise<void> => {
  if (lines.length === 0) return
  // Of two lines about the same the later one holds: an aggregate of jsonb keeps the last value of a key.
  await sql`
    update product set stock = product.stock || given.stock
    from (select sku, jsonb_object_agg(warehouse, quantity order by place) as stock
      from unnest(${lines.map(({ sku }) => sku)}::text[], ${lines.map(({ warehouse }) => warehouse)}::text[],
        ${lines.map(({ quantity }) => quantity)}::integer[]) with ordinality as line (sku, warehouse, quantity, place)
      group by sku) given
    where product.sku = given.sku and not product.stock @> given.stock`.execute(tx)
}
