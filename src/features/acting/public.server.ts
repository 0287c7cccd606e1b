import { actingRoutes } from '#features/acting/acting.routes.ts'
import type { Feature } from '#server/feature.ts'

export const acting: Feature = { name: 'acting', routes: actingRoutes }
