import { sql } from 'kysely'
import { ANSWER_TIMES, CASES_BY_SUBJECT, SUBJECT } from '#features/support/cases/case-insights.texts.ts'
import type { InsightRow } from '#kernel/insight.ts'
import type { FeatureInsights } from '#platform/insight.ts'

const KINDS = { dictionary: 'cases', prefix: 'kind.' } as const

/** Each is counted on the day on which it happened: opened, and answered for the first time. */
export const caseInsights: FeatureInsights = {
  sources: [
    {
      name: 'cases',
      count: async (tx, { from, to }) => {
        const { rows } = await sql<InsightRow>`
          select 'cases.opened' as figure, kind as key, count(*)::integer as count, 0::float8 as total
          from support_case where created_at >= ${from} and created_at < ${to} group by kind
          union all
          select 'cases.answered', kind, count(*)::integer, sum(extract(epoch from answered_at - created_at) / 3600)::float8
          from support_case where answered_at >= ${from} and answered_at < ${to} group by kind`.execute(tx)
        return rows
      },
    },
  ],
  charts: [
    {
      ...{ name: 'cases-by-subject', ...CASES_BY_SUBJECT, order: 100, kind: 'ranked', figure: 'cases.opened' },
      ...{ header: SUBJECT, keys: KINDS },
    },
    {
      ...{ name: 'answer-times', ...ANSWER_TIMES, order: 110, kind: 'ranked', figure: 'cases.answered', average: 'hours' },
      ...{ header: SUBJECT, keys: KINDS },
    },
  ],
}
