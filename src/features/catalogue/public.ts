export { foldPartNumber } from '#kernel/part-number.ts'
export type { AccountOffer, OfferStock } from '#features/catalogue/offer/account-offer.rules.ts'
export { accountOffers, useAccountOffer } from '#features/catalogue/offer/account-offers.client.ts'
export { listShownSkus } from '#features/catalogue/offer/show-offers.client.ts'
export { kindOfPrice, nameStockText } from '#features/catalogue/offer/offer-words.rules.ts'
export type { PriceLists } from '#features/catalogue/product/price.rules.ts'
export {
  listPrice,
  productPath,
  readStock,
  toCard,
  toFacts,
  type CardSetting,
  type CardSource,
  type ProductCard,
  type Stock,
} from '#features/catalogue/product/product-card.rules.ts'
export { readRecentParts, recentPartsKey } from '#features/catalogue/product/recent-part.rules.ts'
export { CATEGORY_PATH } from '#features/catalogue/page/category-href.rules.ts'
export { narrowMarkets } from '#features/catalogue/product/narrow-markets.rules.ts'
export { chooseSpelling } from '#features/catalogue/product/spelling.rules.ts'
export type { PartKind } from '#features/catalogue/product/subscription.rules.ts'
export { SKU } from '#features/catalogue/product/part-number.rules.ts'
export { checkRecord, inLanguage, type Checked, type ProductRecord } from '#features/catalogue/product/product.rules.ts'
