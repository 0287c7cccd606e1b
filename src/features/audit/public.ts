export { listOwnAudit } from '#features/audit/audit.api.ts'
export { AUDIT_LIST, type ShownEntry } from '#features/audit/audit.rules.ts'
