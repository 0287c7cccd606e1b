export { orderPath } from '#features/orders/orders/order-paths.rules.ts'
/** @public */
export { ORDER_STATES, isLate, isOpen, type OrderState } from '#features/orders/orders/order.rules.ts'
