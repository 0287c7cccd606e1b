import { auditLogRoutes } from '#features/audit/audit-log.routes.ts'
import { auditRoutes } from '#features/audit/audit.routes.ts'
import type { Feature } from '#platform/feature.ts'

export { listLog, type LogEntry, type LogFilter } from '#features/audit/audit-log.store.ts'
export { writeAudit } from '#features/audit/audit.store.ts'

export const audit: Feature = {
  name: 'audit',
  routes: (app) => {
    auditRoutes(app)
    auditLogRoutes(app)
  },
}
