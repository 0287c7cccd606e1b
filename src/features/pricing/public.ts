export { findNextStep, priceAt, type PriceStep } from '#features/pricing/price-steps.rules.ts'
export { priceLine, toAccountOffer, type PricedPart } from '#features/pricing/priced-part.rules.ts'
export { fitQuantity, isFitting, MOST_PIECES, type QuantityTerms } from '#features/pricing/quantity.rules.ts'
