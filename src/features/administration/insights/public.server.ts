import { insightActions } from '#features/administration/insights/insights.settings.ts'
import { composeInsights } from '#features/administration/insights/insight-registry.service.ts'
import { insightRetention } from '#features/administration/insights/insight.store.ts'
import { insightRoutes } from '#features/administration/insights/insights.routes.ts'
import { insightsBlock } from '#features/administration/insights/insights.schema.ts'
import { insightsScreen, insightsStarterPages } from '#features/administration/insights/insights.starter.ts'
import { createSumUp } from '#features/administration/insights/read-sums.service.ts'
import { createRollUp } from '#features/administration/insights/roll-up.service.ts'
import type { Feature } from '#platform/feature.ts'

export { insertCounts, saveProgress, type DayRow } from '#features/administration/insights/insight.store.ts'
export { DAY_MS, writeDay } from '#features/administration/insights/insight-period.rules.ts'

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
