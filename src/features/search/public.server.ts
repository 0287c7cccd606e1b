import { searchActions } from '#features/search/search.actions.ts'
import { searchConfig } from '#features/search/search.config.ts'
import { searchFlags } from '#features/search/search.flags.ts'
import { searchStarterPages } from '#features/search/search.starter.ts'
import { searchTraits } from '#features/search/search.traits.ts'
import { appSearchRoutes } from '#features/search/api/app-search.routes.ts'
import { searchBanner } from '#features/search/blocks/search-banner.schema.ts'
import { searchPanel } from '#features/search/blocks/search-panel.schema.ts'
import { searchResults } from '#features/search/blocks/search-results.schema.ts'
import { searchTakeover } from '#features/search/blocks/search-takeover.schema.ts'
import { customerCountriesRoutes } from '#features/search/portal/customer-countries.routes.ts'
import { portalSearchSelector } from '#features/search/portal/portal-search.routes.ts'
import { openSearchFillers } from '#features/search/results/fill-results.service.ts'
import { resultWordsRoutes } from '#features/search/results/result-words.routes.ts'
import { savedSearchRoutes } from '#features/search/saved/saved-search.routes.ts'
import { searchRoutes } from '#features/search/search.routes.ts'
import type { Feature } from '#platform/feature.ts'

export { searchForPage } from '#features/search/api/search-for-page.service.ts'
export { audienceOf } from '#features/search/portal/customer.store.ts'
export { readSearchKey } from '#features/search/api/search-key.service.ts'

export const search: Feature = {
  name: 'search',
  actions: searchActions,
  config: searchConfig,
  flags: searchFlags,
  starterPages: searchStarterPages,
  traits: searchTraits,
  blocks: [searchResults, searchTakeover, searchBanner, searchPanel],
  routes: async (app) => {
    searchRoutes(app)
    resultWordsRoutes(app)
    savedSearchRoutes(app)
    customerCountriesRoutes(app)
    await app.register(async (scope) => appSearchRoutes(scope))
  },
  selectors: [portalSearchSelector],
  fillers: openSearchFillers,
}
