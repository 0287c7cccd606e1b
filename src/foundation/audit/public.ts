export { listAuditLog } from '#foundation/audit/audit-log.api.ts'
export { listOwnAudit } from '#foundation/audit/audit.api.ts'
export { AUDIT_LIST, AUDIT_LOG_LIST, type ShownEntry } from '#foundation/audit/audit.rules.ts'
