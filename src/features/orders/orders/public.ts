export { orderPath } from '#features/orders/orders/order-paths.rules.ts'
export { ORDER_STATES, isLate, type OrderState } from '#features/orders/orders/order.rules.ts'
