import { sql } from 'kysely'
import { SITE_ORDERS } from '#features/orders/orders/order-insights.texts.ts'
import type { InsightRow } from '#kernel/insight.ts'
import type { FeatureInsights } from '#platform/insight.ts'

/** All orders of the site, whether or not who placed them agreed to be counted by analytics. */
export const orderInsights: FeatureInsights = {
  sources: [
    {
      name: 'orders',
      count: async (tx, { from, to }) => {
        const { rows } = await sql<InsightRow>`
          select 'orders.placed' as figure, source as key, count(*)::integer as count
          from orders where placed_at >= ${from} and placed_at < ${to} group by source`.execute(tx)
        return rows
      },
    },
  ],
  headlines: [{ name: 'orders', ...SITE_ORDERS, order: 20, of: { figure: 'orders.placed', key: 'portal' }, better: 'more' }],
}
