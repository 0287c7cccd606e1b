import { actingStarterPages } from '#features/acting/acting.starter.ts'
import { actingHistory } from '#features/acting/acting-history.schema.ts'
import { actingPicker } from '#features/acting/acting-picker.schema.ts'
import { actingRoutes } from '#features/acting/acting.routes.ts'
import type { Feature } from '#server/feature.ts'

export const acting: Feature = {
  name: 'acting',
  starterPages: actingStarterPages,
  blocks: [actingPicker, actingHistory],
  routes: actingRoutes,
}
