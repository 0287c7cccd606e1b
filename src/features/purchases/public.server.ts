import { purchaseRoutes } from '#features/purchases/purchase.routes.ts'
import { purchasedLink, purchaseStarterPages, spendingLink } from '#features/purchases/purchase.starter.ts'
import { purchasedParts } from '#features/purchases/purchased/purchased-parts.schema.ts'
import { spendingCharts } from '#features/purchases/spending/spending-charts.schema.ts'
import type { Feature } from '#platform/feature.ts'

export const purchases: Feature = {
  name: 'purchases',
  portalLinks: [purchasedLink, spendingLink],
  starterPages: purchaseStarterPages,
  blocks: [purchasedParts, spendingCharts],
  routes: purchaseRoutes,
}
