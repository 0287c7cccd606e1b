import { auditExportRoutes } from '#features/operations/audit-export.routes.ts'
import { healthRoutes } from '#features/operations/health/health.routes.ts'
import * as screens from '#features/operations/operations-screens.schema.ts'
import { operationsRoutes } from '#features/operations/operations.routes.ts'
import { operationsStarterPages } from '#features/operations/operations.starter.ts'
import { redirectRoutes } from '#features/operations/redirect.routes.ts'
import { returnRoutes } from '#features/operations/return.routes.ts'
import type { Feature } from '#platform/feature.ts'

export const operations: Feature = {
  name: 'operations',
  blocks: Object.values(screens),
  starterPages: operationsStarterPages,
  routes: (app) => {
    operationsRoutes(app)
    redirectRoutes(app)
    returnRoutes(app)
    auditExportRoutes(app)
    healthRoutes(app)
  },
}
