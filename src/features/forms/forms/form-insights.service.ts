import { sql } from 'kysely'
import { FORM, FORMS_SENT } from '#features/forms/forms/form-insights.texts.ts'
import type { InsightRow } from '#kernel/insight.ts'
import type { FeatureInsights } from '#platform/insight.ts'

/** Counted while submissions are there; how many there were outlives them. */
export const formInsights: FeatureInsights = {
  sources: [
    {
      name: 'forms',
      count: async (tx, { from, to }) => {
        const { rows } = await sql<InsightRow>`
          select 'forms.sent' as figure, form_key as key, count(*)::integer as count
          from form_submission where submitted_at >= ${from} and submitted_at < ${to} group by form_key`.execute(tx)
        return rows
      },
    },
  ],
  charts: [{ name: 'forms-sent', ...FORMS_SENT, order: 90, kind: 'ranked', figure: 'forms.sent', header: FORM }],
}
