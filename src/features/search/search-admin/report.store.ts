import { sql } from 'kysely'
import {
  choosePeriod,
  fillDays,
  shareOf,
  type DayCount,
  type ReportChoice,
  type SearchReport,
} from '#features/search/search-admin/report.rules.ts'
import {
  clickThrough,
  isTagged,
  listEmptyQueries,
  listTags,
  listTopQueries,
  selectAsked,
  type EventChoice,
} from '#features/search/search-events/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

const countDays = async (tx: Tx, { from, to, tag }: EventChoice): Promise<DayCount[]> => {
  const { rows } = await sql<DayCount>`
    select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::integer as searches,
      (count(*) filter (where results = 0))::integer as empty
    from search_event where kind = 'search' and at >= ${from} and at < ${to} and ${isTagged(tag)} group by 1`.execute(tx)
  return rows
}

type QueryClicks = { readonly query: string; readonly clicked: number; readonly clicks: number }

/** A search counts once, however much of its answer was opened. */
export const countClicks = async (tx: Tx, choice: EventChoice, queries: readonly string[]): Promise<Map<string, QueryClicks>> => {
  const { rows } = await sql<QueryClicks>`
    with asked as (${selectAsked(choice, queries)})
    select query, sum(clicks)::integer as clicks,
      coalesce(sum(searches) filter (where clicks > 0 and request_id is not null), 0)::integer as clicked
    from asked group by query`.execute(tx)
  return new Map(rows.map((row) => [row.query, row]))
}

/** Searches of the last days, optionally with one tag, opened results, and misses. */
export const makeReport = async (tx: Tx, now: Date, { days, tag }: ReportChoice): Promise<SearchReport> => {
  const period = choosePeriod(now, days)
  const choice = { ...period, tag }
  const top = await listTopQueries(tx, choice)
  const missed = await listEmptyQueries(tx, choice)
  const total = await clickThrough(tx, choice)
  const perDay = fillDays(period, await countDays(tx, choice))
  const clicks = await countClicks(
    tx,
    choice,
    top.map(({ query }) => query),
  )
  const empty = perDay.reduce((sum, day) => sum + day.empty, 0)
  return {
    days,
    from: period.from.toISOString(),
    to: period.to.toISOString(),
    totals: {
      ...total,
      empty,
      emptyShare: shareOf(empty, total.searches),
      clickThrough: shareOf(total.clicked, total.searches),
    },
    top: top.map((requested) => ({
      ...requested,
      clicks: clicks.get(requested.query)?.clicks ?? 0,
      clickThrough: shareOf(clicks.get(requested.query)?.clicked ?? 0, requested.searches),
    })),
    empty: missed.map(({ query, searches }) => ({ query, searches })),
    perDay,
    tags: await listTags(tx, period),
  }
}
