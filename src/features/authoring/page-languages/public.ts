export {
  importXliff,
  listTargets,
  readTranslation,
  rollOut,
  saveTranslation,
} from '#features/authoring/page-languages/languages.api.ts'
export type { UnitState } from '#features/authoring/page-languages/translation-state.rules.ts'
