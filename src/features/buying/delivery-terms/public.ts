export type { Charges } from '#features/buying/delivery-terms/charges/charges.rules.ts'
export { chargeByTerms, freightOf } from '#features/buying/delivery-terms/charges/charges.rules.ts'
export {
  arrivesOn,
  shipsOn as leavesOn,
  openCalendar,
  type DeliveryCalendar,
} from '#features/buying/delivery-terms/dates/delivery-date.rules.ts'
export {
  DEFAULT_METHOD,
  DELIVERY_METHODS,
  TAX_KINDS,
  type DeliveryMethod,
  type DeliveryTerms,
} from '#features/buying/delivery-terms/delivery-terms.rules.ts'
