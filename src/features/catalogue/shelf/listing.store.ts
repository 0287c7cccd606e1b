import { sql, type RawBuilder } from 'kysely'
import { orderOf, type ListingSort } from '#features/catalogue/shelf/shelf-sort.rules.ts'
import { EVERYWHERE, hasBit, MARKET, pickPlaces } from '#features/catalogue/shelf/shelf.rules.ts'
import type { Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { Tx } from '#server/database/database.ts'

export type ListingQuestion = {
  readonly categoryId: string
  /** The countries whose catalogue is shown. */
  readonly market: readonly string[]
  /** Chosen values by facet: any of one facet, all facets together. */
  readonly chosen: Readonly<Record<string, readonly string[]>>
  readonly skip: number
  readonly take: number
  /** The most wanted first unless something else is asked. */
  readonly sort?: ListingSort
  /** For names: each language has an order of its own. */
  readonly language?: Language
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

type CountRow = { readonly facet: string | null; readonly value: string; readonly count: number; readonly bits: Buffer | null }

/** Bits as PostgreSQL sends them: how many, then the bits. */
const readBits = (sent: Buffer): Uint8Array => sent.subarray(4)

const BYTES = 4

/** Where the page's products stand in another order than the shelf's own; reads no more of it than it needs. */
const pickInOrder = async (
  tx: Tx,
  order: string,
  bits: Uint8Array,
  total: number,
  { categoryId, skip, take }: ListingQuestion,
): Promise<number[]> => {
  const places: number[] = []
  const wanted = Math.min(skip + take, total)
  const length = bits.length * 8
  // As many as hold the page if what is chosen lies evenly, and a few more.
  const chunk = Math.min(length, Math.ceil((wanted * length) / Math.max(1, total)) + 500)
  for (let from = 0, passed = 0; passed < wanted; from += chunk) {
    const { rows } = await sql<{ part: Buffer }>`
      select substring(places from ${sql.lit(from * BYTES + 1)} for ${sql.lit(chunk * BYTES)}) as part
      from shelf_order where category_id = ${categoryId} and sort = ${order}`.execute(tx)
    const part = rows[0]?.part
    if (!part?.length) break
    for (let at = 0; at < part.length && passed < wanted; at += BYTES) {
      const place = part.readUInt32LE(at)
      if (!hasBit(bits, place)) continue
      if (passed >= skip) places.push(place)
      passed += 1
    }
  }
  return places
}

/**
 * One listing with right counts: bit strings are laid over each other, so a facet change over 100,000 products is a few
 * milliseconds. A facet's own values are counted as if nothing of it was chosen: choosing one more adds to the list.
 */
export const readListing = async (tx: Tx, question: ListingQuestion): Promise<Listing> => {
  const { categoryId, market, chosen, skip, take, sort = 'popularity', language = 'en' } = question
  const facets = Object.keys(chosen).filter((facet) => lookUp(chosen, facet)?.length)
  const masks = ['sold', ...facets.map((_, index) => `m${index}`)]
  const columns = [
    sql`${ones(categoryId, MARKET, [...market, EVERYWHERE])} as sold`,
    ...facets.map((facet, index) => sql`${ones(categoryId, facet, lookUp(chosen, facet) ?? [])} as ${sql.ref(`m${index}`)}`),
  ]
  const withoutOwn = facets.map(
    (facet, index) => sql`when ${facet} then ${joinMasks(masks.filter((name) => name !== `m${index}`))}`,
  )
  const own = withoutOwn.length === 0 ? sql`mask.whole` : sql`case facet ${sql.join(withoutOwn, sql` `)} else mask.whole end`
  const { rows } = await sql<CountRow>`
    with chosen as materialized (select ${sql.join(columns)}),
    -- A value that no product here has finds nothing.
    filled as (select ${sql.join(masks.map((name) => sql`coalesce(${sql.ref(name)}, sold # sold) as ${sql.ref(name)}`))} from chosen),
    mask as materialized (select mask.*, ${joinMasks(masks)} as whole from filled mask)
    select null as facet, '' as value, bit_count(whole)::integer as count, varbit_send(whole) as bits from mask where whole is not null
    union all
    select facet, value, bit_count(bits & ${own})::integer, null from shelf_facet, mask
    where category_id = ${categoryId} and facet <> ${MARKET} and whole is not null`.execute(tx)
  const whole = rows.find(({ facet }) => facet === null)
  if (!whole?.bits) return NOTHING
  const bits = readBits(whole.bits)
  const order = orderOf(sort, language)
  const places = order === undefined ? pickPlaces(bits, skip, take) : await pickInOrder(tx, order, bits, whole.count, question)
  const { rows: found } = await sql<{ ids: number[] }>`
    select coalesce(array(select products[place + 1] from unnest(${places}::integer[]) with ordinality as u(place, position) order by position), '{}') as ids
    from shelf where category_id = ${categoryId}`.execute(tx)
  return {
    total: whole.count,
    ids: found[0]?.ids ?? [],
    counts: rows.flatMap(({ facet, value, count }) => (facet === null ? [] : [{ facet, value, count }])),
  }
}
