export { describeMarket, marketBannerBlock } from '#features/storefront/market-banner/market-banner.rules.ts'
