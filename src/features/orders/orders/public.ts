export { orderPath } from '#features/orders/orders/order-paths.rules.ts'
export { readOwnOrder } from '#features/orders/orders/order.api.ts'
export { ORDER_STATES, isLate, stateOfShipping, type OrderState } from '#features/orders/orders/order.rules.ts'
