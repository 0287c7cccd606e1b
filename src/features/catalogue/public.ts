export { marketBannerBlock } from '#features/catalogue/market/market-banner.rules.ts'
