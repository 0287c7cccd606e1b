export type { DocumentText, SearchDocument } from '#features/engine/search-document.ts'
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
} from '#features/engine/search-question.ts'
