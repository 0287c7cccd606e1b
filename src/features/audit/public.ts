export { listAuditLog } from '#features/audit/audit-log.api.ts'
export { listOwnAudit } from '#features/audit/audit.api.ts'
export { AUDIT_LIST, AUDIT_LOG_LIST, type ShownEntry } from '#features/audit/audit.rules.ts'
