export { listAudit, writeAudit, type AuditEntry } from '#features/audit/audit.store.ts'
