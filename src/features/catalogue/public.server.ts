import { fillMarketBanner } from '#features/catalogue/market/fill-market-banner.ts'
import { marketBanner } from '#features/catalogue/market/market-banner.schema.ts'
import { MARKET_PAGES } from '#features/locale/public.ts'
import type { Feature } from '#server/feature.ts'

export { insertCategories, type ByLanguage, type Category } from '#features/catalogue/category.store.ts'

export const catalogue: Feature = {
  name: 'catalogue',
  blocks: [marketBanner],
  fillers: { [marketBanner.type]: fillMarketBanner },
  // Authors' pages below these paths differ by market too.
  pages: { matches: MARKET_PAGES, find: async () => undefined },
}
