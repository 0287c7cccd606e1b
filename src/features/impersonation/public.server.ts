import { actingLink, actingStarterPages } from '#features/impersonation/impersonation.starter.ts'
import { actingHistory } from '#features/impersonation/impersonation-history.schema.ts'
import { actingPicker } from '#features/impersonation/impersonation-picker.schema.ts'
import { guardActing } from '#features/impersonation/impersonation.guard.ts'
import { actingRoutes } from '#features/impersonation/impersonation.routes.ts'
import type { Feature } from '#platform/feature.ts'

export const impersonation: Feature = {
  name: 'impersonation',
  portalLinks: [actingLink],
  starterPages: actingStarterPages,
  blocks: [actingPicker, actingHistory],
  routes: actingRoutes,
  beforeSelector: guardActing,
}
