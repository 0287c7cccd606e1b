export { becauseSchema, budgetUseSchema } from '#features/company/approvals/approval.api.ts'
