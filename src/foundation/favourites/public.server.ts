import { bookmarkRoutes } from '#foundation/favourites/bookmark.routes.ts'
import type { Feature } from '#platform/feature.ts'

export const favourites: Feature = { name: 'favourites', routes: bookmarkRoutes }
