export { marketBannerBlock } from '#features/catalogue/market/market-banner.rules.ts'
export { foldPartNumber } from '#features/catalogue/product/part-number.rules.ts'
