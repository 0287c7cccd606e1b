import type { Feature } from '#platform/feature.ts'
import { keepForDays } from '#platform/retention/retention.ts'

/** @public */
export { insertOrder, sumOrder, type NewOrder, type NewOrderLine } from '#features/orders/insert-order.store.ts'
/** @public */
export { parseOrderFilter } from '#features/orders/order-filter.schema.ts'
/** @public */
export type { OrderFilter } from '#features/orders/order-list.rules.ts'
/** @public */
export {
  countOrders,
  readOrderBatch,
  streamOrders,
  type OrderBatch,
  type OrderCursor,
} from '#features/orders/order-list.store.ts'
/** @public */
export {
  findOrder,
  type Order,
  type OrderHead,
  type OrderLine,
  type OrderTax,
  type ShipTo,
} from '#features/orders/order.store.ts'
/** @public */
export { requireOwnOrder, type OwnOrder } from '#features/orders/own-order.service.ts'

export const orders: Feature = {
  name: 'orders',
  // When somebody last looked at an order; those who want mail keep theirs.
  retention: [keepForDays({ table: 'order_subscription', column: 'seen_at', days: 365, onlyIf: 'not is_subscribed' })],
}
