import { fillMarketBanner } from '#features/storefront/market-banner/fill-market-banner.service.ts'
import { marketBanner as marketBannerBlock } from '#features/storefront/market-banner/market-banner.schema.ts'
import { marketBannerTraits } from '#features/storefront/market-banner/market-banner.settings.ts'
import type { Feature } from '#platform/feature.ts'

export const marketBanner: Feature = {
  name: 'market-banner',
  serverTraits: marketBannerTraits,
  blocks: [marketBannerBlock],
  fillers: { 'market-banner': fillMarketBanner },
}
