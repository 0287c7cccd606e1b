import { sql } from 'kysely'
import { TOOL, TOOL_USE } from '#features/access/tool-access/tool-insights.texts.ts'
import type { InsightRow } from '#kernel/insight.ts'
import type { FeatureInsights } from '#platform/insight.ts'

/** How often tools were opened, by the names people know them by. */
export const toolInsights: FeatureInsights = {
  sources: [
    {
      name: 'tools',
      count: async (tx, { from, to }) => {
        const { rows } = await sql<InsightRow>`
          select 'tools.opened' as figure, coalesce(tool.name, '–') as key, count(*)::integer as count
          from tool_use left join tool on tool.id = tool_use.tool_id
          where used_at >= ${from} and used_at < ${to} group by 2`.execute(tx)
        return rows
      },
    },
  ],
  charts: [{ name: 'tool-use', ...TOOL_USE, order: 140, kind: 'ranked', figure: 'tools.opened', header: TOOL }],
}
