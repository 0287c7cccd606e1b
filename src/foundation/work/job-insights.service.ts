import { sql } from 'kysely'
import { DONE, FAILED, JOBS, JOB_TIMES, KIND } from '#foundation/work/job-insights.texts.ts'
import type { InsightRow } from '#kernel/insight.ts'
import type { FeatureInsights } from '#platform/insight.ts'

/** Work in the background on the day on which it ended. */
export const jobInsights: FeatureInsights = {
  sources: [
    {
      name: 'jobs',
      count: async (tx, { from, to }) => {
        const { rows } = await sql<InsightRow>`
          with ended as (select kind, state, extract(epoch from ended_at - coalesce(started_at, created_at)) as seconds
            from job where created_at >= ${from}::timestamptz - interval '30 days' and ended_at >= ${from} and ended_at < ${to})
          select 'jobs.ended' as figure, state as key, count(*)::integer as count, 0::float8 as total from ended group by state
          union all select 'jobs.time', kind, count(*)::integer, sum(seconds)::float8
            from ended where state = 'completed' group by kind`.execute(tx)
        return rows
      },
    },
  ],
  charts: [
    {
      ...{ name: 'jobs', ...JOBS, order: 120, kind: 'bars' },
      series: [
        { label: DONE, of: { figure: 'jobs.ended', key: 'completed' } },
        { label: FAILED, of: { figure: 'jobs.ended', key: 'failed' } },
      ],
    },
    { name: 'job-times', ...JOB_TIMES, order: 130, kind: 'ranked', figure: 'jobs.time', average: 'seconds', header: KIND },
  ],
}
