export { insertOrders } from '#features/orders/orders/insert-order.store.ts'
