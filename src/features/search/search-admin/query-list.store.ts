import { sql, type RawBuilder } from 'kysely'
import { planTrend, QUERY_LIST, type ListedQuery } from '#features/search/search-admin/query-list.rules.ts'
import { countClicks } from '#features/search/search-admin/report.store.ts'
import { choosePeriod, shareOf, type ReportChoice } from '#features/search/search-admin/report.rules.ts'
import { isTagged, selectAsked, type EventChoice } from '#features/search/search-events/public.server.ts'
import type { Tx } from '#platform/database/database.ts'
import { containsPattern, readListPage, type ListPage, type ListQuery } from '#platform/database/list-query.ts'

export type QueryListChoice = ReportChoice &
  ListQuery<(typeof QUERY_LIST.sortable)[number]> & {
    readonly found: 'anything' | 'nothing'
    /** Letters that the query holds. */
    readonly query?: string | undefined
  }
type Counted = Pick<ListedQuery, 'query' | 'searches' | 'results'>

const selectQueries = (choice: EventChoice, { found, query, sort }: QueryListChoice): RawBuilder<Counted> => {
  const { from, to, tag } = choice
  const searched = sql<Counted>`
    select query, count(*)::integer as searches, (array_agg(coalesce(results, 0) order by at desc, id desc))[1] as results
    from search_event
    where kind = 'search' and at >= ${from} and at < ${to} and ${isTagged(tag)} and query <> ''
      ${query === undefined ? sql`` : sql`and query ilike ${containsPattern(query)}`}
    group by query
    ${found === 'nothing' ? sql`having (array_agg(coalesce(results, 0) order by at desc, id desc))[1] = 0` : sql``}`
  if (!/clicks|clickThrough/.test(sort)) return searched
  // Clicks of the whole period are counted only where they decide the order.
  return sql<Counted>`
    select searched.*, coalesce(clicks, 0) as clicks, coalesce(clicked, 0)::float / searches as click_through
    from (${searched}) searched left join (
      select query, sum(clicks) as clicks, sum(searches) filter (where clicks > 0 and request_id is not null) as clicked
      from (${selectAsked(choice)}) asked group by query) opened using (query)`
}

const countTrends = async (tx: Tx, { from, to, tag }: EventChoice, days: number, queries: readonly string[]) => {
  const { parts, daysAPart } = planTrend(days)
  const { rows } = await sql<{ query: string; part: number; searches: number }>`
    select query, floor(extract(epoch from ${to}::timestamptz - at) / ${daysAPart * 86_400})::integer as part,
      count(*)::integer as searches
    from search_event
    where kind = 'search' and at >= ${from} and at < ${to} and ${isTagged(tag)} and query = any(${[...queries]}::text[])
    group by 1, 2`.execute(tx)
  const trends = new Map(queries.map((query) => [query, Array.from({ length: parts }, () => 0)]))
  // Counted back from today, so that the latest part is a whole one.
  for (const { query, part, searches } of rows) trends.get(query)?.splice(parts - 1 - part, 1, searches)
  return trends
}

/** Searches of people, page by page. */
export const listQueries = async (tx: Tx, now: Date, choice: QueryListChoice): Promise<ListPage<ListedQuery>> => {
  const events = { ...choosePeriod(now, choice.days), tag: choice.tag }
  const page = await readListPage(tx, selectQueries(events, choice), choice, { spec: QUERY_LIST, unique: 'query' })
  const queries = page.rows.map(({ query }) => query)
  const clicks = await countClicks(tx, events, queries)
  const trends = await countTrends(tx, events, choice.days, queries)
  return {
    total: page.total,
    rows: page.rows.map(({ query, searches, results }) => ({
      query,
      searches,
      results,
      clicks: clicks.get(query)?.clicks ?? 0,
      clickThrough: shareOf(clicks.get(query)?.clicked ?? 0, searches),
      trend: trends.get(query) ?? [],
    })),
  }
}
