import { purchaseRoutes } from '#features/buying/purchases/purchase.routes.ts'
import { purchasedLink, purchaseStarterPages, spendingLink } from '#features/buying/purchases/purchase.starter.ts'
import { purchasedParts } from '#features/buying/purchases/purchased/purchased-parts.schema.ts'
import { spendingCharts } from '#features/buying/purchases/spending/spending-charts.schema.ts'
import type { Feature } from '#platform/feature.ts'

export const purchases: Feature = {
  name: 'purchases',
  portalLinks: [purchasedLink, spendingLink],
  starterPages: purchaseStarterPages,
  blocks: [purchasedParts, spendingCharts],
  routes: purchaseRoutes,
}
