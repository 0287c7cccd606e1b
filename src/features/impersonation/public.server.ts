import { actingStarterPages } from '#features/impersonation/acting.starter.ts'
import { actingHistory } from '#features/impersonation/acting-history.schema.ts'
import { actingPicker } from '#features/impersonation/acting-picker.schema.ts'
import { actingRoutes } from '#features/impersonation/acting.routes.ts'
import type { Feature } from '#server/feature.ts'

export const impersonation: Feature = {
  name: 'impersonation',
  starterPages: actingStarterPages,
  blocks: [actingPicker, actingHistory],
  routes: actingRoutes,
}
