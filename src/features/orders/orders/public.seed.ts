export { insertOrders } from '#features/orders/orders/insert-order.store.ts'
export type { NewOrder } from '#features/orders/orders/new-order.rules.ts'
export { insertHistory, type OrderHistory } from '#features/orders/orders/order-history.store.ts'
export { countGlances, listOrders, type OrderQuery } from '#features/orders/orders/order-list.store.ts'
