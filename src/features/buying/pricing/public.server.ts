import { pricingTools } from '#features/buying/pricing/agent-tools.service.ts'
import { contractInbox, remindOfContracts } from '#features/buying/pricing/contract-end/contract-inbox.service.ts'
import { duePriceTask } from '#features/buying/pricing/kinds/due-price.task.ts'
import { inboundDeliveryKind } from '#features/buying/pricing/kinds/inbound-delivery-kind.service.ts'
import { partTermsKind } from '#features/buying/pricing/kinds/part-terms-kind.service.ts'
import { priceKind } from '#features/buying/pricing/kinds/price-kind.service.ts'
import { stockKind } from '#features/buying/pricing/kinds/stock-kind.service.ts'
import { priceRoutes } from '#features/buying/pricing/price.routes.ts'
import type { Feature } from '#platform/feature.ts'
import { keepForDays } from '#platform/retention/retention.ts'

export { findBuyer, requireBuyer, toPriceRequest, type Buyer } from '#features/buying/pricing/buyer.service.ts'
export { createPriceAndStock } from '#features/buying/pricing/price-and-stock.service.ts'

export { releasePieces, releaseStock, reserveStock } from '#features/buying/pricing/reservation.store.ts'

export const pricing: Feature = {
  name: 'pricing',
  agentTools: pricingTools,
  routes: priceRoutes,
  inboxKinds: [contractInbox],
  recurring: [remindOfContracts],
  tasks: () => [duePriceTask],
  dataKinds: [priceKind, stockKind, partTermsKind, inboundDeliveryKind],
  retention: [
    // A delivery that arrived is stock.
    keepForDays({ table: 'part_delivery', column: 'due_on', days: 30 }),
    // Once it is over nothing waits for it any more [T-80].
    keepForDays({ table: 'stock_reservation', column: 'expires_at', days: 1 }),
  ],
}
