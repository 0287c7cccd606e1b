export { marketBannerBlock } from '#features/catalogue/market/market-banner.rules.ts'
export { foldPartNumber } from '#features/engine/public.ts'
export { listPrice, productPath, type Price } from '#features/catalogue/product/product-card.rules.ts'
export { inLanguage, SKU } from '#features/catalogue/product/product.rules.ts'
