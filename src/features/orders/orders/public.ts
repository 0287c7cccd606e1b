export { orderPath } from '#features/orders/orders/order-paths.rules.ts'
export { readOwnOrder } from '#features/orders/orders/order.api.ts'
export { findAnswerFault, RETURN_STATES, RETURN_STEPS, type ReturnState } from '#features/orders/orders/returns/return.rules.ts'
export {
  ORDER_STATES,
  isLate,
  mayChangeOrders,
  OPEN_STATES,
  STATE_TONES,
  stateOfShipping,
  type OrderState,
} from '#features/orders/orders/order.rules.ts'
