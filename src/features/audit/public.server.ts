import { auditRoutes } from '#features/audit/audit.routes.ts'
import type { Feature } from '#platform/feature.ts'

export { writeAudit } from '#features/audit/audit.store.ts'

export const audit: Feature = { name: 'audit', routes: auditRoutes }
