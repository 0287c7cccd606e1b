import { sql, type RawBuilder } from 'kysely'
import { EVERYWHERE, MARKET, pickPlaces } from '#features/catalogue/shelf/shelf.rules.ts'
import type { Tx } from '#server/database/database.ts'

export type ListingQuestion = {
  readonly categoryId: string
  /** The countries whose catalogue is shown. */
  readonly market: readonly string[]
  /** Chosen values by facet: any of one facet, all facets together. */
  readonly chosen: Readonly<Record<string, readonly string[]>>
  readonly skip: number
  readonly take: number
}

export type FacetCount = { readonly facet: string; readonly value: string; readonly count: number }
export type Listing = { readonly total: number; readonly ids: readonly number[]; readonly counts: readonly FacetCount[] }

const NOTHING: Listing = { total: 0, ids: [], counts: [] }

const ones = (categoryId: string, facet: string, values: readonly string[]): RawBuilder<string> =>
  sql`(select bit_or(bits) from shelf_facet where category_id = ${categoryId} and facet = ${facet} and value = any(${values}))`

const joinMasks = (names: readonly string[]): RawBuilder<string> =>
  sql.join(
    names.map((name) => sql.ref(`mask.${name}`)),
    sql` & `,
  )

/**
 * One listing with right counts: bit strings are laid over each other, so a facet change over 100,000 products is a few
 * milliseconds. A facet's own values are counted as if nothing of it was chosen: choosing one more adds to the list.
 */
export const readListing = async (tx: Tx, { categoryId, market, chosen, skip, take }: ListingQuestion): Promise<Listing> => {
  const facets = Object.keys(chosen).filter((facet) => chosen[facet]?.length)
  const masks = ['sold', ...facets.map((_, index) => `m${index}`)]
  const columns = [
    sql`${ones(categoryId, MARKET, [...market, EVERYWHERE])} as sold`,
    ...facets.map((facet, index) => sql`${ones(categoryId, facet, chosen[facet] ?? [])} as ${sql.ref(`m${index}`)}`),
  ]
  const withoutOwn = facets.map(
    (facet, index) => sql`when ${facet} then ${joinMasks(masks.filter((name) => name !== `m${index}`))}`,
  )
  const own = withoutOwn.length === 0 ? sql`mask.whole` : sql`case facet ${sql.join(withoutOwn, sql` `)} else mask.whole end`
  const { rows } = await sql<{ facet: string | null; value: string; count: number; bits: string | null }>`
    with chosen as materialized (select ${sql.join(columns)}),
    -- A value that no product here has finds nothing.
    filled as (select ${sql.join(masks.map((name) => sql`coalesce(${sql.ref(name)}, sold # sold) as ${sql.ref(name)}`))} from chosen),
    mask as materialized (select mask.*, ${joinMasks(masks)} as whole from filled mask)
    select null as facet, '' as value, bit_count(whole)::integer as count, whole::text as bits from mask where whole is not null
    union all
    select facet, value, bit_count(bits & ${own})::integer, null from shelf_facet, mask
    where category_id = ${categoryId} and facet <> ${MARKET} and whole is not null`.execute(tx)
  const whole = rows.find(({ facet }) => facet === null)
  if (!whole?.bits) return NOTHING
  const places = pickPlaces(whole.bits, skip, take).map((place) => place + 1)
  const { rows: found } = await sql<{ ids: number[] }>`
    select coalesce(array(select products[place] from unnest(${places}::integer[]) with ordinality as u(place, position) order by position), '{}') as ids
    from shelf where category_id = ${categoryId}`.execute(tx)
  return {
    total: whole.count,
    ids: found[0]?.ids ?? [],
    counts: rows.flatMap(({ facet, value, count }) => (facet === null ? [] : [{ facet, value, count }])),
  }
}
