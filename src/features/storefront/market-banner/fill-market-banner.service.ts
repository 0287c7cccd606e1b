import { describeMarket } from '#features/storefront/market-banner/market-banner.rules.ts'
import { findSalesOrgCountries } from '#foundation/tenants/public.server.ts'
import type { BlockFiller } from '#foundation/blocks/public.server.ts'

export const fillMarketBanner: BlockFiller = async (tx, props, request) => ({
  ...props,
  ...describeMarket(await findSalesOrgCountries(tx), request),
  ...(request.traits.marketBanner === 'visitors-only' && { isForVisitors: true }),
})
