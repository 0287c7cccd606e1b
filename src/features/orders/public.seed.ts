export { insertOrders, type NewOrder } from '#features/orders/insert-order.store.ts'
export { insertHistory, type OrderHistory } from '#features/orders/order-history.store.ts'
