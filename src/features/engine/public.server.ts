export { createEngine, type Engine } from '#features/engine/engine.ts'
export { nameQuery } from '#features/engine/query/query-groups.ts'
export type { SuggestQuestion } from '#features/engine/query/suggest.ts'
export type { DocumentText, SearchDocument, SearchKind } from '#features/engine/search-document.ts'
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
export { CHANGE_CHANNEL, touchDocuments } from '#features/engine/upkeep/change.store.ts'
