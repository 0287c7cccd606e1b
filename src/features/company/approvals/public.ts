export { becauseSchema, budgetUseSchema } from '#features/company/approvals/approval.api.ts'
export { approvalPath } from '#features/company/approvals/approval-paths.rules.ts'
