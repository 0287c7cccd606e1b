import { savedViewRoutes } from '#foundation/saved-views/saved-view.routes.ts'
import type { Feature } from '#platform/feature.ts'

export const savedViews: Feature = { name: 'saved-views', routes: savedViewRoutes }
