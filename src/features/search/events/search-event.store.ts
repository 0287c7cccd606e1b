import { sql, type Generated } from 'kysely'
import type { SearchEvent } from '#features/search/events/search-event.rules.ts'
import type { Tx } from '#server/database/database.ts'

declare module '#server/database/database.ts' {
  interface Tables {
    searchEvent: SearchEvent & { id: Generated<string> }
  }
}

export type Period = { readonly from: Date; readonly to: Date }
export type QueryCount = { readonly query: string; readonly searches: number; readonly results: number }

const KEPT_DAYS = 400
const MOST_QUERIES = 50

export const insertSearchEvents = async (tx: Tx, events: readonly SearchEvent[]): Promise<void> => {
  if (events.length > 0)
    await tx
      .insertInto('searchEvent')
      .values([...events])
      .execute()
}

export const pruneSearchEvents = async (tx: Tx, now: Date): Promise<void> => {
  const oldest = new Date(now.getTime() - KEPT_DAYS * 86_400_000)
  await tx.deleteFrom('searchEvent').where('at', '<', oldest).execute()
}

const selectSearches = (tx: Tx, { from, to }: Period) =>
  tx.selectFrom('searchEvent').where('kind', '=', 'search').where('at', '>=', from).where('at', '<', to)

/** What was looked for most; `results` is what its last search found. */
export const listTopQueries = (tx: Tx, period: Period, limit = MOST_QUERIES): Promise<QueryCount[]> =>
  selectSearches(tx, period)
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

/** What was looked for and not there; a query that found something the last time is none of them. */
export const listEmptyQueries = async (tx: Tx, period: Period, limit = MOST_QUERIES): Promise<QueryCount[]> =>
  tx
    .selectFrom(
      selectSearches(tx, period)
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

/** How many searches led to something; a click counts for the search whose answer it names. */
export const clickThrough = async (tx: Tx, { from, to }: Period): Promise<ClickThrough> => {
  // Grouped, not joined: a join was a minute's work for some hundred thousand events.
  const { rows } = await sql<ClickThrough>`
    with asked as (
      select request_id, count(*) filter (where kind = 'search') as searches, count(*) filter (where kind = 'click') as clicks
      from search_event where at >= ${from} and at < ${to} group by query, request_id
    )
    select
      coalesce(sum(searches), 0)::integer as searches,
      coalesce(sum(searches) filter (where clicks > 0 and request_id is not null), 0)::integer as clicked,
      coalesce(sum(clicks), 0)::integer as clicks
    from asked`.execute(tx)
  return rows[0] ?? { searches: 0, clicked: 0, clicks: 0 }
}
