import { auditChainCheck } from '#foundation/audit/chain/audit-chain-check.service.ts'
import { auditFigures } from '#foundation/audit/chain/audit-chain.store.ts'
import { auditLogRoutes } from '#foundation/audit/audit-log.routes.ts'
import { auditRoutes } from '#foundation/audit/audit.routes.ts'
import { personalData } from '#foundation/audit/personal-data.store.ts'
import type { Feature } from '#platform/feature.ts'

export { listLog, type LogEntry, type LogFilter } from '#foundation/audit/audit-log.store.ts'
export { acceptErasure, acceptRedaction, verifyAuditLog } from '#foundation/audit/chain/audit-chain.service.ts'
export { openAuditReceiver } from '#foundation/audit/stream/audit-receiver.service.ts'
export { startAuditStream } from '#foundation/audit/stream/audit-stream.service.ts'
export { countOfDay, writeAudit, writeAuditEntries } from '#foundation/audit/audit.store.ts'

export const audit: Feature = {
  name: 'audit',
  figures: auditFigures,
  checks: [auditChainCheck],
  personalData,
  routes: (app) => {
    auditRoutes(app)
    auditLogRoutes(app)
  },
}
