import { savedSearchRoutes } from '#features/search/saved-searches/saved-search.routes.ts'
import type { Feature } from '#platform/feature.ts'

export const savedSearches: Feature = { name: 'saved-searches', routes: savedSearchRoutes }
