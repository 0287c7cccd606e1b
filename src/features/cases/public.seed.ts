export { seedCase } from '#features/cases/case-seed.store.ts'
export { writeCaseId } from '#features/cases/case.rules.ts'
export type { CaseKind, CasePriority, CaseStatus } from '#features/cases/case.rules.ts'
