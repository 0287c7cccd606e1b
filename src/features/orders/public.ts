/** @public */
export { ORDER_STATES, isLate, isOpen, type OrderState } from '#features/orders/order.rules.ts'
