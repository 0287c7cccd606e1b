export { importXliff, listTargets, readTranslation, rollOut, saveTranslation } from '#features/page-languages/languages.api.ts'
export type { UnitState } from '#features/page-languages/translation-state.rules.ts'
