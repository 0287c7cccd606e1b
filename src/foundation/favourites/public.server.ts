import { bookmarkRoutes } from '#foundation/favourites/bookmark.routes.ts'
import { personalData } from '#foundation/favourites/personal-data.store.ts'
import type { Feature } from '#platform/feature.ts'

export { saveBookmark } from '#foundation/favourites/bookmark.store.ts'

export const favourites: Feature = { name: 'favourites', personalData, routes: bookmarkRoutes }
