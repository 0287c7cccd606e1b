export { insertShipTo } from '#features/checkout/checkout.store.ts'
