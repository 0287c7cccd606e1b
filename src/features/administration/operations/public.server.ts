import { auditExportRoutes } from '#features/administration/operations/audit-export.routes.ts'
import { healthRoutes } from '#features/administration/operations/health/health.routes.ts'
import { keyInbox, remindOfKeys } from '#features/administration/operations/key-inbox.service.ts'
import * as screens from '#features/administration/operations/operations-screens.schema.ts'
import { operationsRoutes } from '#features/administration/operations/operations.routes.ts'
import { operationsStarterPages } from '#features/administration/operations/operations.starter.ts'
import { redirectRoutes } from '#features/administration/operations/redirect.routes.ts'
import { returnRoutes } from '#features/administration/operations/returns/return.routes.ts'
import type { Feature } from '#platform/feature.ts'

export const operations: Feature = {
  name: 'operations',
  blocks: Object.values(screens),
  inboxKinds: [keyInbox],
  recurring: [remindOfKeys],
  starterPages: operationsStarterPages,
  routes: (app) => {
    operationsRoutes(app)
    redirectRoutes(app)
    returnRoutes(app)
    auditExportRoutes(app)
    healthRoutes(app)
  },
}
