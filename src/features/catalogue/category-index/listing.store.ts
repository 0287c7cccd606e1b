import { sql, type RawBuilder } from 'kysely'
import { orderOf, type ListingSort } from '#features/catalogue/category-index/listing-order.rules.ts'
import { EVERYWHERE, hasBit, MARKET, pickOrdinals } from '#features/catalogue/category-index/category-index.rules.ts'
import type { Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { Tx } from '#platform/database/database.ts'

export type ListingRequest = {
  readonly categoryId: string
  /** The countries whose catalogue is shown. */
  readonly market: readonly string[]
  /** Chosen values by facet: any of one facet, all facets together. */
  readonly chosen: Readonly<Record<string, readonly string[]>>
  readonly skip: number
  readonly take: number
  /** By popularity unless given. */
  readonly sort?: ListingSort
  /** For names: each language has an order of its own. */
  readonly language?: Language
}

export type FacetCount = { readonly facet: string; readonly value: string; readonly count: number }
export type Listing = { readonly total: number; readonly ids: readonly number[]; readonly counts: readonly FacetCount[] }

const NOTHING: Listing = { total: 0, ids: [], counts: [] }

const unionBits = (categoryId: string, facet: string, values: readonly string[]): RawBuilder<string> =>
  sql`(select bit_or(bits) from category_index_facet where category_id = ${categoryId} and facet = ${facet} and value = any(${values}))`

const intersectMasks = (names: readonly string[]): RawBuilder<string> =>
  sql.join(
    names.map((name) => sql.ref(`mask.${name}`)),
    sql` & `,
  )

type CountRow = { readonly facet: string | null; readonly value: string; readonly count: number; readonly bits: Buffer | null }

/** Bits as PostgreSQL sends them: how many, then the bits. */
const readBits = (sent: Buffer): Uint8Array => sent.subarray(4)

const BYTES = 4

/** The ordinals of a page in another order than the index's own; reads no more of that order than it needs. */
const pickOrdinalsInOrder = async (
  tx: Tx,
  order: string,
  bits: Uint8Array,
  total: number,
  { categoryId, skip, take }: ListingRequest,
): Promise<number[]> => {
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

/**
 * One listing with exact counts by intersecting bit strings: a facet change over 100,000 products takes a few
 * milliseconds. A facet's own values are counted as if none of them was chosen, since choosing one more adds to the list.
 */
export const readListing = async (tx: Tx, request: ListingRequest): Promise<Listing> => {
  const { categoryId, market, chosen, skip, take, sort = 'popularity', language = 'en' } = request
  const facets = Object.keys(chosen).filter((facet) => lookUp(chosen, facet)?.length)
  const masks = ['sold', ...facets.map((_, index) => `m${index}`)]
  const columns = [
    sql`${unionBits(categoryId, MARKET, [...market, EVERYWHERE])} as sold`,
    ...facets.map((facet, index) => sql`${unionBits(categoryId, facet, lookUp(chosen, facet) ?? [])} as ${sql.ref(`m${index}`)}`),
  ]
  const withoutOwn = facets.map(
    (facet, index) => sql`when ${facet} then ${intersectMasks(masks.filter((name) => name !== `m${index}`))}`,
  )
  const own = withoutOwn.length === 0 ? sql`mask.whole` : sql`case facet ${sql.join(withoutOwn, sql` `)} else mask.whole end`
  const { rows } = await sql<CountRow>`
    with chosen as materialized (select ${sql.join(columns)}),
    -- A value that no product here has finds nothing.
    filled as (select ${sql.join(masks.map((name) => sql`coalesce(${sql.ref(name)}, sold # sold) as ${sql.ref(name)}`))} from chosen),
    mask as materialized (select mask.*, ${intersectMasks(masks)} as whole from filled mask)
    select null as facet, '' as value, bit_count(whole)::integer as count, varbit_send(whole) as bits from mask where whole is not null
    union all
    select facet, value, bit_count(bits & ${own})::integer, null from category_index_facet, mask
    where category_id = ${categoryId} and facet <> ${MARKET} and whole is not null`.execute(tx)
  const whole = rows.find(({ facet }) => facet === null)
  if (!whole?.bits) return NOTHING
  const bits = readBits(whole.bits)
  const order = orderOf(sort, language)
  const ordinals =
    order === undefined ? pickOrdinals(bits, skip, take) : await pickOrdinalsInOrder(tx, order, bits, whole.count, request)
  const { rows: found } = await sql<{ ids: number[] }>`
    select coalesce(array(select products[ordinal + 1] from unnest(${ordinals}::integer[]) with ordinality as u(ordinal, position) order by position), '{}') as ids
    from category_index where category_id = ${categoryId}`.execute(tx)
  return {
    total: whole.count,
    ids: found[0]?.ids ?? [],
    counts: rows.flatMap(({ facet, value, count }) => (facet === null ? [] : [{ facet, value, count }])),
  }
}
