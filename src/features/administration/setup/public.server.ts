import { setupList } from '#features/administration/setup/setup-list.schema.ts'
import { setupRoutes } from '#features/administration/setup/setup.routes.ts'
import { setupScreen, setupStarterPages } from '#features/administration/setup/setup.starter.ts'
import type { Feature } from '#platform/feature.ts'

export const setup: Feature = {
  name: 'setup',
  blocks: [setupList],
  backOffice: [setupScreen],
  starterPages: setupStarterPages,
  routes: setupRoutes,
}
