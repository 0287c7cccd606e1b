export type { QueryPin, SynonymList } from '#foundation/search-engine/curation/curation.rules.ts'
export type { SearchDocument } from '#foundation/search-engine/search-document.rules.ts'
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
} from '#foundation/search-engine/search-request.rules.ts'
export { normalizeQuery } from '#foundation/search-engine/analysis/fold.rules.ts'
