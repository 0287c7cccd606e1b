import { searchBanner } from '#features/search/blocks/search-banner.schema.ts'
import { searchResults } from '#features/search/blocks/search-results.schema.ts'
import { searchTakeover } from '#features/search/blocks/search-takeover.schema.ts'
import { searchRoutes } from '#features/search/search.routes.ts'
import type { Feature } from '#server/feature.ts'

export const search: Feature = {
  name: 'search',
  blocks: [searchResults, searchTakeover, searchBanner],
  routes: searchRoutes,
}
