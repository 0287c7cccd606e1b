export {
  savePartDeliveries,
  savePartTerms,
  type DeliveryRow,
  type PartTermsRow,
} from '#features/pricing/price-and-stock.store.ts'
export { savePrices, type ListedPrice } from '#features/pricing/price-list.store.ts'
