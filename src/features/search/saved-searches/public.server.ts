import { savedSearchRoutes } from '#features/search/saved-searches/saved-search.routes.ts'
import { personalData } from '#features/search/saved-searches/personal-data.store.ts'
import type { Feature } from '#platform/feature.ts'

export const savedSearches: Feature = { name: 'saved-searches', personalData, routes: savedSearchRoutes }
