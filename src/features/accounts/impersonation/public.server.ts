import { actingLink, actingStarterPages } from '#features/accounts/impersonation/impersonation.starter.ts'
import { actingHistory } from '#features/accounts/impersonation/impersonation-history.schema.ts'
import { actingPicker } from '#features/accounts/impersonation/impersonation-picker.schema.ts'
import { guardActing } from '#features/accounts/impersonation/impersonation-guard.service.ts'
import { actingRoutes } from '#features/accounts/impersonation/impersonation.routes.ts'
import type { Feature } from '#platform/feature.ts'

export const impersonation: Feature = {
  name: 'impersonation',
  portalLinks: [actingLink],
  starterPages: actingStarterPages,
  blocks: [actingPicker, actingHistory],
  routes: actingRoutes,
  beforeSelector: guardActing,
}
