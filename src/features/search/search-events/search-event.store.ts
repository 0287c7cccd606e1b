import { sql, type Generated, type RawBuilder } from 'kysely'
import type { SearchEvent } from '#features/search/search-events/search-event.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { keepForDays } from '#platform/retention/retention.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    searchEvent: SearchEvent & { id: Generated<string> }
  }
}

export type Period = { readonly from: Date; readonly to: Date }
/** Of a period, all searches or those with a tag. */
export type EventChoice = Period & { readonly tag?: string | undefined }
export type QueryCount = { readonly query: string; readonly searches: number; readonly results: number }

const MOST_QUERIES = 50
const MOST_TAGS = 50

export const insertSearchEvents = async (tx: Tx, events: readonly SearchEvent[]): Promise<void> => {
  if (events.length > 0)
    await tx
      .insertInto('searchEvent')
      .values([...events])
      .execute()
}

/** A year can be compared with the one before. */
export const searchEventRetention = keepForDays({ table: 'search_event', column: 'at', days: 400 })

export const isTagged = (tag: string | undefined): RawBuilder<boolean> =>
  tag === undefined ? sql<boolean>`true` : sql<boolean>`tags @> array[${tag}]::text[]`

const selectSearches = (tx: Tx, { from, to, tag }: EventChoice) =>
  tx.selectFrom('searchEvent').where('kind', '=', 'search').where('at', '>=', from).where('at', '<', to).where(isTagged(tag))

/** The most frequent queries; `results` is the number of the last search. */
export const listTopQueries = (tx: Tx, choice: EventChoice, limit = MOST_QUERIES): Promise<QueryCount[]> =>
  selectSearches(tx, choice)
    .where('query', '<>', '')
    .select([
      'query',
      sql<number>`count(*)::integer`.as('searches'),
      sql<number>`(array_agg(coalesce(results, 0) order by at desc, id desc))[1]`.as('results'),
    ])
    .groupBy('query')
    .orderBy('searches', 'desc')
    .orderBy('query')
    .limit(limit)
    .execute()

/** Queries without results; one that found something the last time is not among them. */
export const listEmptyQueries = async (tx: Tx, choice: EventChoice, limit = MOST_QUERIES): Promise<QueryCount[]> =>
  tx
    .selectFrom(
      selectSearches(tx, choice)
        .where('query', '<>', '')
        .select([
          'query',
          sql<number>`count(*)::integer`.as('searches'),
          sql<number>`(array_agg(coalesce(results, 0) order by at desc, id desc))[1]`.as('results'),
        ])
        .groupBy('query')
        .as('asked'),
    )
    .selectAll()
    .where('results', '=', 0)
    .orderBy('searches', 'desc')
    .orderBy('query')
    .limit(limit)
    .execute()

export type ClickThrough = { readonly searches: number; readonly clicked: number; readonly clicks: number }

/**
 * Searches with the clicks on their answers; with a tag, clicks that have it or whose search does.
 * Grouped, not joined: a join was a minute's work for some hundred thousand events.
 */
export const selectCountedQueries = ({ from, to, tag }: EventChoice, queries?: readonly string[]): RawBuilder<unknown> => sql`
  select query, request_id, count(*) filter (where kind = 'search' and ${isTagged(tag)}) as searches,
    case when bool_or(kind = 'search' and request_id is not null and ${isTagged(tag)})
      then count(*) filter (where kind = 'click')
      else count(*) filter (where kind = 'click' and ${isTagged(tag)}) end as clicks
  from search_event
  where at >= ${from} and at < ${to} ${queries ? sql`and query = any(${[...queries]}::text[])` : sql``}
  group by query, request_id`

/** How many searches led to something; a click counts for the search whose answer it names. */
export const clickThrough = async (tx: Tx, choice: EventChoice): Promise<ClickThrough> => {
  const { rows } = await sql<ClickThrough>`
    with asked as (${selectCountedQueries(choice)})
    select
      coalesce(sum(searches), 0)::integer as searches,
      coalesce(sum(searches) filter (where clicks > 0 and request_id is not null), 0)::integer as clicked,
      coalesce(sum(clicks), 0)::integer as clicks
    from asked`.execute(tx)
  return rows[0] ?? { searches: 0, clicked: 0, clicks: 0 }
}

export type TagCount = { readonly tag: string; readonly searches: number }

/** The most frequent names that programs gave their searches; anyone with the key may use any name, so not all are listed. */
export const listTags = async (tx: Tx, { from, to }: Period, limit = MOST_TAGS): Promise<TagCount[]> => {
  const { rows } = await sql<TagCount>`
    select tag, count(*)::integer as searches from search_event, unnest(tags) tag
    where kind = 'search' and at >= ${from} and at < ${to}
    group by tag order by searches desc, tag limit ${limit}`.execute(tx)
  return rows
}
