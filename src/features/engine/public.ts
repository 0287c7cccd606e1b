export type { SearchDocument } from '#features/engine/search-document.ts'
export type {
  Boost,
  Condition,
  FacetCount,
  FacetQuestion,
  Point,
  SearchAnswer,
  SearchHit,
  SearchQuestion,
  Sight,
  Sorting,
} from '#features/engine/search-question.ts'
export { foldText } from '#features/engine/words/fold.rules.ts'
export { foldPartNumber } from '#features/engine/words/part-number.rules.ts'
