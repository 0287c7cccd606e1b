export { orderingHeaders } from '#features/buying/pricing/ordering-headers.client.ts'
export { findNextStep } from '#features/buying/pricing/price-steps.rules.ts'
export { priceLine, toAccountOffer, type PricedPart } from '#features/buying/pricing/priced-part.rules.ts'
export { fitQuantity, MOST_PIECES, type QuantityTerms } from '#features/buying/pricing/quantity.rules.ts'
