import { sql, type RawBuilder } from 'kysely'
import {
  EVERYWHERE,
  isPriceFacet,
  MARKET,
  priceFacet,
} from '#features/storefront/catalogue/category-index/category-index.rules.ts'
import { orderOf, type ListingSort } from '#features/storefront/catalogue/category-index/listing-order.rules.ts'
import { pickPage } from '#features/storefront/catalogue/category-index/pick-page.store.ts'
import { readPriceMask } from '#features/storefront/catalogue/category-index/price-mask.store.ts'
import { parseRange } from '#features/storefront/catalogue/category-index/range.rules.ts'
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
  /** For prices: each currency has bands and an order of its own. */
  readonly currency?: string
}

export type FacetCount = { readonly facet: string; readonly value: string; readonly count: number }
export type Listing = { readonly total: number; readonly ids: readonly number[]; readonly counts: readonly FacetCount[] }

const MOST = 1e15
const NOTHING: Listing = { total: 0, ids: [], counts: [] }

const IS_NUMBER = String.raw`^-?\d+(\.\d+)?$`

/** Products with one of the values, or with a number within one of the ranges. */
const unionBits = (categoryId: string, facet: string, values: readonly string[]): RawBuilder<string> => {
  const ranges = values.flatMap((value) => parseRange(value) ?? [])
  // PostgreSQL is free to look at the number first: what is none must not fail.
  const number = sql`case when value ~ ${IS_NUMBER} then value::numeric end`
  const within = ranges.map(({ from, to }) => sql`or ${number} between ${from ?? -MOST}::numeric and ${to ?? MOST}::numeric`)
  return sql`(select bit_or(bits) from category_index_facet where category_id = ${categoryId} and facet = ${facet}
    and (value = any(${values}) ${sql.join(within, sql` `)}))`
}

const intersectMasks = (names: readonly string[]): RawBuilder<string> =>
  sql.join(
    names.map((name) => sql.ref(`mask.${name}`)),
    sql` & `,
  )

type CountRow = { readonly facet: string | null; readonly value: string; readonly count: number; readonly bits: Buffer | null }

/** Bits as PostgreSQL sends them: how many, then the bits. */
const readBits = (sent: Buffer): Uint8Array => sent.subarray(4)

/**
 * One listing with exact counts by intersecting bit strings: a facet change over 100,000 products takes a few
 * milliseconds. A facet's own values are counted as if none of them was chosen, since choosing one more adds to the list.
 */
export const readListing = async (tx: Tx, request: ListingRequest): Promise<Listing> => {
  const { categoryId, market, chosen, sort = 'popularity', language = 'en', currency = 'USD' } = request
  const facets = Object.keys(chosen).filter((facet) => lookUp(chosen, facet)?.length)
  const masks = ['sold', ...facets.map((_, index) => `m${index}`)]
  const maskOf = async (facet: string): Promise<RawBuilder<string>> => {
    const values = lookUp(chosen, facet) ?? []
    return facet === 'price' ? readPriceMask(tx, categoryId, currency, values) : unionBits(categoryId, facet, values)
  }
  const columns = [sql`${unionBits(categoryId, MARKET, [...market, EVERYWHERE])} as sold`]
  for (const [index, facet] of facets.entries()) columns.push(sql`${await maskOf(facet)} as ${sql.ref(`m${index}`)}`)
  const prices = priceFacet(currency)
  const withoutOwn = facets.map((facet, index) => {
    const others = intersectMasks(masks.filter((name) => name !== `m${index}`))
    return sql`when ${facet === 'price' ? prices : facet} then ${others}`
  })
  const own = withoutOwn.length === 0 ? sql`mask.whole` : sql`case facet ${sql.join(withoutOwn, sql` `)} else mask.whole end`
  const { rows } = await sql<CountRow>`
    with chosen as materialized (select ${sql.join(columns)}),
    -- A value that no product here has finds nothing.
    filled as (select ${sql.join(masks.map((name) => sql`coalesce(${sql.ref(name)}, sold # sold) as ${sql.ref(name)}`))} from chosen),
    mask as materialized (select mask.*, ${intersectMasks(masks)} as whole from filled mask)
    select null as facet, '' as value, bit_count(whole)::integer as count, varbit_send(whole) as bits from mask where whole is not null
    union all
    select facet, value, bit_count(bits & ${own})::integer, null from category_index_facet, mask
    where category_id = ${categoryId} and facet <> ${MARKET} and (facet not like 'price:%' or facet = ${prices}) and whole is not null`.execute(
    tx,
  )
  const whole = rows.find(({ facet }) => facet === null)
  if (!whole?.bits) return NOTHING
  const bits = readBits(whole.bits)
  const ordinals = await pickPage(tx, { bits, total: whole.count, sort, order: orderOf(sort, language, currency), request })
  const { rows: found } = await sql<{ ids: number[] }>`
    select coalesce(array(select products[ordinal + 1] from unnest(${ordinals}::integer[]) with ordinality as u(ordinal, position) order by position), '{}') as ids
    from category_index where category_id = ${categoryId}`.execute(tx)
  return {
    total: whole.count,
    ids: found[0]?.ids ?? [],
    counts: rows.flatMap(({ facet, value, count }) =>
      facet === null ? [] : [{ facet: isPriceFacet(facet) ? 'price' : facet, value, count }],
    ),
  }
}
