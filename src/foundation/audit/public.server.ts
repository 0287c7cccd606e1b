import { auditLogRoutes } from '#foundation/audit/audit-log.routes.ts'
import { auditRoutes } from '#foundation/audit/audit.routes.ts'
import type { Feature } from '#platform/feature.ts'

export { listLog, type LogEntry, type LogFilter } from '#foundation/audit/audit-log.store.ts'
export { writeAudit } from '#foundation/audit/audit.store.ts'

export const audit: Feature = {
  name: 'audit',
  routes: (app) => {
    auditRoutes(app)
    auditLogRoutes(app)
  },
}
