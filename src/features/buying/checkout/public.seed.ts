export { insertShipTo } from '#features/buying/checkout/checkout.store.ts'
