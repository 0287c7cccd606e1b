export { foldPartNumber } from '#kernel/part-number.ts'
export type { AccountOffer, OfferStock } from '#features/storefront/catalogue/offer/account-offer.rules.ts'
export { accountOffers, useAccountOffer } from '#features/storefront/catalogue/offer/account-offers.client.ts'
export { listShownSkus } from '#features/storefront/catalogue/offer/show-offers.client.ts'
export { kindOfPrice, nameStockText } from '#features/storefront/catalogue/offer/offer-words.rules.ts'
export type { PriceLists } from '#features/storefront/catalogue/product/price.rules.ts'
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
} from '#features/storefront/catalogue/product/product-card.rules.ts'
export { readRecentParts, recentPartsKey } from '#features/storefront/catalogue/product/recent-part.rules.ts'
export { CATEGORY_PATH } from '#features/storefront/catalogue/page/category-href.rules.ts'
export { narrowMarkets } from '#features/storefront/catalogue/product/narrow-markets.rules.ts'
export { chooseSpelling } from '#features/storefront/catalogue/product/spelling.rules.ts'
export type { PartKind } from '#features/storefront/catalogue/product/subscription.rules.ts'
export { SKU } from '#features/storefront/catalogue/product/part-number.rules.ts'
export {
  checkRecord,
  inLanguage,
  type Checked,
  type ProductRecord,
} from '#features/storefront/catalogue/product/product.rules.ts'
