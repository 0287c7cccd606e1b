import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { PriceLists } from '#features/storefront/catalogue/public.ts'
import type { Tx } from '#platform/database/database.ts'

export type ProductPlaces = {
  readonly categories: ReadonlyMap<string, Uint8Array>
  readonly brands: ReadonlySet<string>
  /** The number of the type in which products are sent. */
  readonly recordType: number
}

/** Where the products of a batch stand, and whose they are. */
export const readProductPlaces = async (tx: Tx, paths: readonly string[], brands: readonly string[]): Promise<ProductPlaces> => {
  const { rows } = await sql<{ categories: { id: string; path: string }[] | null; brands: string[] | null; type: number }>`
    select (select json_agg(json_build_object('id', id, 'path', path)) from category where path = any(${[...paths]}::text[]))
        as categories,
      (select array_agg(slug) from brand where slug = any(${[...brands]}::text[])) as brands,
      'product_record'::regtype::oid::integer as type`.execute(tx)
  const [found] = rows
  return {
    categories: new Map((found?.categories ?? []).map(({ id, path }) => [path, Buffer.from(id.replaceAll('-', ''), 'hex')])),
    brands: new Set(found?.brands ?? []),
    recordType: found?.type ?? 0,
  }
}

export type StoredOffer = { readonly sku: string; readonly prices: PriceLists; readonly stock: Readonly<Record<string, number>> }

export const readOffers = async (tx: Tx, skus: readonly string[]): Promise<ReadonlyMap<string, StoredOffer>> => {
  const { rows } = await sql<StoredOffer>`
    select sku, prices, stock from product where sku = any(${[...skus]}::text[])`.execute(tx)
  return new Map(rows.map((row) => [row.sku, row]))
}

/** With their prices and terms, which say nothing without them. */
export const removeProducts = async (tx: Tx, skus: readonly string[]): Promise<void> => {
  for (const table of ['product', 'product_price', 'part_terms', 'part_delivery'])
    await sql`delete from ${sql.table(table)} where sku = any(${[...skus]}::text[])`.execute(tx)
}

const counts = new WeakMap<Tx, { readonly id: string; written: number }>()

export const countWritten = (tx: Tx): number => counts.get(tx)?.written ?? 0

/** Notes with the change that listings and search do not hold it yet; whoever settles next finds it. */
export const noteUnsettled = async (tx: Tx, written: number): Promise<void> => {
  const known = counts.get(tx)
  if (known) {
    known.written += written
    await sql`
      update product_import set lines = ${known.written}, accepted = ${known.written} where id = ${known.id}::uuid`.execute(tx)
    return
  }
  const id = randomUUID()
  counts.set(tx, { id, written })
  await sql`
    insert into product_import (id, source, state, lines, accepted, ended_at)
    values (${id}::uuid, ${`brought ${id}`}, 'done', ${written}, ${written}, now())`.execute(tx)
}
