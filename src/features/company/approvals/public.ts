export { becauseSchema, budgetUseSchema } from '#features/company/approvals/approval.schema.ts'
export { approvalPath } from '#features/company/approvals/approval-paths.rules.ts'
