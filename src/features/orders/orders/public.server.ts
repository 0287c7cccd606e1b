import { addUpCounts } from '#features/orders/orders/order-count.store.ts'
import { orderDetail } from '#features/orders/orders/detail/order-detail.schema.ts'
import { orderKind } from '#features/orders/orders/integration/order-kind.service.ts'
import { shipmentKind } from '#features/orders/orders/integration/shipment-kind.service.ts'
import { orderList } from '#features/orders/orders/list/order-list.schema.ts'
import { orderCard } from '#features/orders/orders/order-card.service.ts'
import { orderInsights } from '#features/orders/orders/order-insights.service.ts'
import { orderPageRoutes } from '#features/orders/orders/order-page.routes.ts'
import { orderRoutes } from '#features/orders/orders/order.routes.ts'
import { orderSource } from '#features/orders/orders/order-source.service.ts'
import { orderStarterPages, ordersLink } from '#features/orders/orders/order.starter.ts'
import { tellSubscribers } from '#features/orders/orders/tell-subscribers.task.ts'
import { announceChanges } from '#foundation/search-engine/public.server.ts'
import type { Feature } from '#platform/feature.ts'
import { keepForDays } from '#platform/retention/retention.ts'

/** @public */
export { insertOrder } from '#features/orders/orders/insert-order.store.ts'
/** @public */
export { sumOrder, type NewOrder, type NewOrderLine } from '#features/orders/orders/new-order.rules.ts'
/** @public */
export { parseOrderFilter } from '#features/orders/orders/order-filter.schema.ts'
/** @public */
export type { OrderFilter } from '#features/orders/orders/order-list.rules.ts'
/** @public */
export {
  countOrders,
  readOrderBatch,
  streamOrders,
  type OrderBatch,
  type OrderCursor,
} from '#features/orders/orders/order-list.store.ts'
export { listOpenReturns } from '#features/orders/orders/return.store.ts'
export { listShipments } from '#features/orders/orders/order-history.store.ts'
export { decideReturn } from '#features/orders/orders/decide-return.service.ts'
/** @public */
export type { Order, OrderHead, OrderLine, OrderTax, ShipTo } from '#features/orders/orders/order-model.rules.ts'
export type { RelatedSource } from '#features/orders/orders/order-contributions.service.ts'
/** @public */
export { findOrder } from '#features/orders/orders/order.store.ts'
export { listOrderParts } from '#features/orders/orders/order-parts.service.ts'
/** @public */
export { requireOwnOrder, type OwnOrder } from '#features/orders/orders/own-order.service.ts'

export const orders: Feature = {
  name: 'orders',
  portalLinks: [ordersLink],
  homeCards: [orderCard],
  starterPages: orderStarterPages,
  blocks: [orderList, orderDetail],
  events: [{ name: 'order.changed', right: 'orders' }],
  protects: [{ right: 'orders', actions: ['order', 'return'], mails: ['order-'] }],
  insights: orderInsights,
  integrationKinds: [orderKind, shipmentKind],
  tasks: (services) => [tellSubscribers(services)],
  documentSources: [orderSource],
  // Orders that came in great numbers are found from then on.
  recurring: [addUpCounts, { name: 'announce-orders', run: ({ tx }) => announceChanges(tx) }],
  routes: (app) => {
    orderRoutes(app)
    orderPageRoutes(app)
  },
  // When somebody last looked at an order; those who want mail keep theirs.
  retention: [keepForDays({ table: 'order_subscription', column: 'seen_at', days: 365, onlyIf: 'not is_subscribed' })],
}
