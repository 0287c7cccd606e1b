import { describeMarket } from '#features/market-banner/market-banner.rules.ts'
import { findSalesOrgCountries } from '#features/tenants/public.server.ts'
import type { BlockFiller } from '#features/blocks/public.server.ts'

export const fillMarketBanner: BlockFiller = async (tx, props, request) => ({
  ...props,
  ...describeMarket(await findSalesOrgCountries(tx), request),
  ...(request.traits.marketBanner === 'visitors-only' && { isForVisitors: true }),
})
