export { cleanQuery } from '#features/search/takeover/query.rules.ts'
export { SEARCH_PAGE } from '#features/search/search.rules.ts'
export { DOCUMENT_TYPES } from '#features/search/takeover/document-type.rules.ts'
export type { ResultField, ResultItem, SearchReply } from '#features/search/api/write-reply.rules.ts'
export {
  buildMultiSearchPayload,
  buildPortalForm,
  buildSearchPayload,
  choosePortalMethod,
  chooseSearchCountries,
  CONTENT_TYPE,
  toIndexType,
  type HybridWish,
  type PortalSearch,
  type SearchSite,
  type SearchWish,
} from '#features/search/portal/build-payload.rules.ts'
export { readSearchResults, type SearchResults } from '#features/search/portal/read-results.rules.ts'
