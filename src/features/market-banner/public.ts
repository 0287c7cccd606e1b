export { describeMarket, marketBannerBlock } from '#features/market-banner/market-banner.rules.ts'
