export {
  savePartDeliveries,
  savePartTerms,
  type DeliveryRow,
  type PartTermsRow,
} from '#features/buying/pricing/price-and-stock.store.ts'
export { savePrices, type ListedPrice } from '#features/buying/pricing/price-list.store.ts'
