import { isLate } from '#features/orders/orders/order.rules.ts'
import type { ListedOrder } from '#features/orders/orders/order.schema.ts'
import type { OrderHead } from '#features/orders/orders/order-model.rules.ts'
import { toMoneyJson } from '#kernel/money.ts'

/** An order as lists show it. */
export const toListedOrder = (order: OrderHead, today: string): ListedOrder => ({
  number: order.number,
  poNumber: order.poNumber,
  state: order.state,
  placedAt: order.placedAt.toISOString(),
  requestedOn: order.requestedOn,
  promisedOn: order.promisedOn,
  changedAt: order.changedAt.toISOString(),
  site: order.site,
  city: order.shipTo.city,
  paymentType: order.paymentType,
  lines: order.lineCount,
  total: toMoneyJson({ minor: order.totalMinor, currency: order.currency }),
  isLate: isLate(order, today),
  hasBackorder: order.hasBackorder,
})
