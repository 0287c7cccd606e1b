export { orderingHeaders } from '#features/pricing/ordering-headers.client.ts'
export { findNextStep } from '#features/pricing/price-steps.rules.ts'
export { priceLine, toAccountOffer, type PricedPart } from '#features/pricing/priced-part.rules.ts'
export { fitQuantity, MOST_PIECES, type QuantityTerms } from '#features/pricing/quantity.rules.ts'
