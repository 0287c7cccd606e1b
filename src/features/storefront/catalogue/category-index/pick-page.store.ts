import { sql } from 'kysely'
import { hasBit, pickOrdinals } from '#features/storefront/catalogue/category-index/category-index.rules.ts'
import { readAttributeSort, type ListingSort } from '#features/storefront/catalogue/category-index/listing-order.rules.ts'
import { sortFacetValues } from '#features/storefront/catalogue/category-index/value-order.rules.ts'
import type { Tx } from '#platform/database/database.ts'

type Page = { readonly categoryId: string; readonly skip: number; readonly take: number }
type Pick = {
  /** The result. */
  readonly bits: Uint8Array
  readonly total: number
  readonly sort: ListingSort
  readonly order: string | undefined
  readonly request: Page
}

const BYTES = 4

/** The ordinals of a page in another order than the index's own; reads no more of that order than it needs. */
const pickInOrder = async (tx: Tx, order: string, { bits, total, request }: Pick): Promise<number[]> => {
  const { categoryId, skip, take } = request
  const ordinals: number[] = []
  const end = Math.min(skip + take, total)
  const length = bits.length * 8
  // As many as hold the page if what is chosen lies evenly, and a few more.
  const chunk = Math.min(length, Math.ceil((end * length) / Math.max(1, total)) + 500)
  for (let from = 0, passed = 0; passed < end; from += chunk) {
    const { rows } = await sql<{ part: Buffer }>`
      select substring(places from ${sql.lit(from * BYTES + 1)} for ${sql.lit(chunk * BYTES)}) as part
      from category_index_order where category_id = ${categoryId} and sort = ${order}`.execute(tx)
    const part = rows[0]?.part
    // An index from before this order was stored.
    if (!part && from === 0) return pickOrdinals(bits, skip, take)
    if (!part?.length) break
    for (let at = 0; at < part.length && passed < end; at += BYTES) {
      const ordinal = part.readUInt32LE(at)
      if (!hasBit(bits, ordinal)) continue
      if (passed >= skip) ordinals.push(ordinal)
      passed += 1
    }
  }
  return ordinals
}

const intersect = (a: Uint8Array, b: Uint8Array): Uint8Array => a.map((byte, at) => byte & (b[at] ?? 0))

/** By the values of an attribute: its facet says which product has which. What has none comes last. */
const pickByAttribute = async (tx: Tx, key: string, isDescending: boolean, { bits, request }: Pick): Promise<number[]> => {
  const { categoryId, skip, take } = request
  const { rows } = await sql<{ value: string; sent: Buffer }>`
    select value, varbit_send(bits) as sent from category_index_facet where category_id = ${categoryId} and facet = ${key}`.execute(
    tx,
  )
  const sorted = sortFacetValues(rows)
  if (isDescending) sorted.reverse()
  const rest = Uint8Array.from(bits)
  const ordinals: number[] = []
  const end = skip + take
  for (const { sent } of sorted) {
    const own = sent.subarray(4)
    if (ordinals.length < end) ordinals.push(...pickOrdinals(intersect(bits, own), 0, end - ordinals.length))
    for (let at = 0; at < rest.length; at += 1) rest[at] = (rest[at] ?? 0) & ~(own[at] ?? 0)
  }
  if (ordinals.length < end) ordinals.push(...pickOrdinals(rest, 0, end - ordinals.length))
  return ordinals.slice(skip, end)
}

export const pickPage = (tx: Tx, page: Pick): Promise<number[]> => {
  const { bits, order, sort, request } = page
  const attribute = readAttributeSort(sort)
  if (attribute) return pickByAttribute(tx, attribute.key, attribute.isDescending, page)
  return order === undefined ? Promise.resolve(pickOrdinals(bits, request.skip, request.take)) : pickInOrder(tx, order, page)
}
