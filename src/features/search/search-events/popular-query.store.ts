import { sql } from 'kysely'
import { normaliseQuery } from '#features/search/search-events/search-event.rules.ts'
import { listQueryWords, mayBeShownToOthers } from '#features/search/search-events/query-words.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Recurring } from '#platform/jobs/recurring.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    popularQuery: { language: string; query: string; words: readonly string[]; searches: number; madeAt: Date }
  }
}

const DAY_MS = 86_400_000
const DAYS = 90
const MOST_QUERIES = 2000
/** Queries of few people, or of one person on one day, are personal. */
const FEWEST_SEARCHES = 5
const FEWEST_DAYS = 3
const FRESH_MS = 20 * 3_600_000

type CountedQuery = { readonly language: string; readonly query: string; readonly searches: number }

/** Frequent queries on pages, on several days, that found something the last time. */
const listCountedQueries = async (tx: Tx, now: Date): Promise<CountedQuery[]> => {
  const from = new Date(now.getTime() - DAYS * DAY_MS)
  const { rows } = await sql<CountedQuery>`
    select language, query, count(*)::integer as searches from search_event
    where kind = 'search' and is_from_page and language is not null and query <> '' and at >= ${from} and at < ${now}
    group by language, query
    having count(*) >= ${FEWEST_SEARCHES} and count(distinct at::date) >= ${FEWEST_DAYS}
      and (array_agg(coalesce(results, 0) order by at desc, id desc))[1] > 0
    order by searches desc, query limit ${MOST_QUERIES}`.execute(tx)
  return rows
}

export const refreshPopularQueries = async (tx: Tx, now: Date): Promise<void> => {
  const rows = (await listCountedQueries(tx, now))
    .filter(({ query }) => mayBeShownToOthers(query))
    .map((requested) => ({ ...requested, words: listQueryWords(requested.query), madeAt: now }))
  await tx.deleteFrom('popularQuery').execute()
  if (rows.length > 0) await tx.insertInto('popularQuery').values(rows).execute()
}

/** Once a day is often enough. */
export const popularQueries: Recurring = {
  name: 'popular-queries',
  run: async ({ tx, services }) => {
    const now = services.clock.now()
    const newest = await tx.selectFrom('popularQuery').select('madeAt').orderBy('madeAt', 'desc').limit(1).executeTakeFirst()
    if (!newest || now.getTime() - newest.madeAt.getTime() > FRESH_MS) await refreshPopularQueries(tx, now)
  },
}

/** Queries of others with the same words: those that share most of them first, then the most frequent. */
export const listRelatedQueries = async (
  tx: Tx,
  requested: { query: string; language: string },
  size: number,
): Promise<string[]> => {
  const words = listQueryWords(requested.query)
  if (words.length === 0) return []
  const { rows } = await sql<{ query: string }>`
    select query from popular_query
    where language = ${requested.language} and words && ${words}::text[] and query <> ${normaliseQuery(requested.query)}
    order by cardinality(array(select unnest(words) intersect select unnest(${words}::text[]))) desc, searches desc, query
    limit ${size}`.execute(tx)
  return rows.map(({ query }) => query)
}
