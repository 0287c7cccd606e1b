export { insertOrders } from '#features/orders/insert-order.store.ts'
export type { NewOrder } from '#features/orders/new-order.rules.ts'
export { insertHistory, type OrderHistory } from '#features/orders/order-history.store.ts'
export { countGlances, listOrders, type OrderQuery } from '#features/orders/order-list.store.ts'
