import { insightActions } from '#features/insights/insights.actions.ts'
import { composeInsights } from '#features/insights/insight-registry.service.ts'
import { insightRetention } from '#features/insights/insight.store.ts'
import { insightRoutes } from '#features/insights/insights.routes.ts'
import { insightsBlock } from '#features/insights/insights.schema.ts'
import { insightsScreen, insightsStarterPages } from '#features/insights/insights.starter.ts'
import { createSumUp } from '#features/insights/read-sums.service.ts'
import { createRollUp } from '#features/insights/roll-up.service.ts'
import type { Feature } from '#platform/feature.ts'

/** Shows what the other features count of themselves. */
export const createInsights = (others: readonly Feature[]): Feature => {
  const registry = composeInsights(others)
  return {
    name: 'insights',
    actions: insightActions,
    blocks: [insightsBlock],
    backOffice: [insightsScreen],
    starterPages: insightsStarterPages,
    routes: insightRoutes(registry),
    recurring: [...registry.sources.map(createRollUp), createSumUp(registry)],
    retention: [insightRetention],
  }
}
