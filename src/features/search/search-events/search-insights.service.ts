import { sql } from 'kysely'
import { EMPTY_SHARE, MISSED, QUERY } from '#features/search/search-events/search-insights.texts.ts'
import type { InsightRow } from '#kernel/insight.ts'
import type { FeatureInsights, InsightSource } from '#platform/insight.ts'

const MOST_QUERIES = 60

const searchSource: InsightSource = {
  name: 'search',
  count: async (tx, { from, to }) => {
    const { rows } = await sql<InsightRow>`
      with asked as (select query, results from search_event where kind = 'search' and at >= ${from} and at < ${to})
      select 'search.asked' as figure, '' as key, count(*)::integer as count from asked
      union all select 'search.empty', '', count(*)::integer from asked where results = 0
      union all (select 'search.missed', query, count(*)::integer from asked where results = 0 and query <> ''
        group by query order by 3 desc, 2 limit ${MOST_QUERIES})`.execute(tx)
    return rows
  },
}

export const searchInsights: FeatureInsights = {
  sources: [searchSource],
  headlines: [
    {
      ...{ name: 'searches-without-result', ...EMPTY_SHARE, order: 40, better: 'less' },
      of: { figure: 'search.empty' },
      per: { figure: 'search.asked' },
    },
  ],
  charts: [{ name: 'missed-searches', ...MISSED, order: 20, kind: 'ranked', figure: 'search.missed', header: QUERY }],
}
