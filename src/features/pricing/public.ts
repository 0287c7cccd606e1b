export { priceLine, toAccountOffer, type PricedPart } from '#features/pricing/priced-part.rules.ts'
export { fitQuantity, MOST_PIECES, type QuantityTerms } from '#features/pricing/quantity.rules.ts'
