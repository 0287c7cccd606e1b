import { searchConfig, searchFlags, searchTraits } from '#features/search/search/search.settings.ts'
import { searchStarterPages } from '#features/search/search/search.starter.ts'
import { searchBanner } from '#features/search/search/blocks/search-banner.schema.ts'
import { searchPanel } from '#features/search/search/blocks/search-panel.schema.ts'
import { searchResults } from '#features/search/search/blocks/search-results.schema.ts'
import { searchTakeover } from '#features/search/search/blocks/search-takeover.schema.ts'
import { openSearchFillers } from '#features/search/search/results/fill-results.service.ts'
import { resultWordsRoutes } from '#features/search/search/results/result-words.routes.ts'
import { searchRoutes } from '#features/search/search/search.routes.ts'
import type { Feature } from '#platform/feature.ts'

export const search: Feature = {
  name: 'search',
  config: searchConfig,
  flags: searchFlags,
  starterPages: searchStarterPages,
  traits: searchTraits,
  blocks: [searchResults, searchTakeover, searchBanner, searchPanel],
  routes: (app) => {
    searchRoutes(app)
    resultWordsRoutes(app)
  },
  fillers: openSearchFillers,
}
