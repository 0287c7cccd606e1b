import { searchResults } from '#features/search/blocks/search-results.schema.ts'
import { searchRoutes } from '#features/search/search.routes.ts'
import type { Feature } from '#server/feature.ts'

export const search: Feature = { name: 'search', blocks: [searchResults], routes: searchRoutes }
