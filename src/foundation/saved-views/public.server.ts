import { savedViewRoutes } from '#foundation/saved-views/saved-view.routes.ts'
import { personalData } from '#foundation/saved-views/personal-data.store.ts'
import type { Feature } from '#platform/feature.ts'

export { listOwnViews } from '#foundation/saved-views/saved-view.api.ts'

export const savedViews: Feature = { name: 'saved-views', personalData, routes: savedViewRoutes }
