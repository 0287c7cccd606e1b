export { marketBannerBlock } from '#features/catalogue/market/market-banner.rules.ts'
export { foldPartNumber } from '#features/engine/public.ts'
