export type { SearchDocument } from '#features/search-engine/search-document.ts'
export type {
  Boost,
  Condition,
  FacetCount,
  FacetQuestion,
  Point,
  SearchAnswer,
  SearchHit,
  SearchQuestion,
  Visibility,
  Sorting,
} from '#features/search-engine/search-question.ts'
export { foldText } from '#features/search-engine/words/fold.rules.ts'
export { foldPartNumber } from '#features/search-engine/words/part-number.rules.ts'
