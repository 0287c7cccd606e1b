export { seedCase } from '#features/cases/case-seed.store.ts'
export { writeCaseId } from '#features/cases/case.rules.ts'
export type { CaseKind, CasePriority, CaseStatus } from '#features/cases/case.rules.ts'
export { CASES_WORDS, NEW_CASE_WORDS } from '#features/cases/case.words.ts'
