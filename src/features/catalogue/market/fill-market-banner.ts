import { describeMarket } from '#features/catalogue/market/market-banner.rules.ts'
import { findSalesOrgCountries } from '#features/tenants/public.server.ts'
import type { BlockFiller } from '#server/feature.ts'

export const fillMarketBanner: BlockFiller = async (tx, props, question) => ({
  ...props,
  ...describeMarket(await findSalesOrgCountries(tx), question),
  ...(question.traits.marketBanner === 'visitors-only' && { isForVisitors: true }),
})
