export type { QueryPin, SynonymList } from '#features/search-engine/curation/curation.rules.ts'
export type { SearchDocument } from '#features/search-engine/search-document.rules.ts'
export type {
  Boost,
  Condition,
  FacetCount,
  FacetRequest,
  Point,
  SearchResponse,
  SearchHit,
  SearchRequest,
  Visibility,
  Sorting,
} from '#features/search-engine/search-request.rules.ts'
export { foldText, normalizeQuery } from '#features/search-engine/analysis/fold.rules.ts'
