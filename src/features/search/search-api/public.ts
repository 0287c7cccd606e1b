export { reportOpened, searchSeveral } from '#features/search/search-api/app-search/app-search.api.ts'
export type { ProductHint } from '#features/search/search-api/app-search/product-hint.rules.ts'
export { MOST_PRODUCTS, PRODUCTS_HEADER } from '#features/search/search-api/app-search/product-request.rules.ts'
export {
  SEARCH_FAILED,
  type ResultField,
  type ResultItem,
  type SearchReply,
} from '#features/search/search-api/app-search/write-reply.rules.ts'
export type { Understood } from '#features/search/search-api/nearest/nearest-query.rules.ts'
export {
  buildMultiSearchPayload,
  buildPortalForm,
  choosePortalMethod,
  chooseSearchCountries,
  MULTI_SEARCH_SIZE,
  RAW_SIZE,
  SNIPPET_SIZE,
  type PortalSearch,
} from '#features/search/search-api/portal/build-payload.rules.ts'
export { listOwnCountries } from '#features/search/search-api/portal/customer-countries.api.ts'
export { getPortalSearch, postPortalSearch } from '#features/search/search-api/portal/portal-search.api.ts'
export { readSearchResults, type SearchResults } from '#features/search/search-api/portal/read-results.rules.ts'
export {
  DOCUMENT_TYPES,
  OPEN_TYPES,
  SECURED_TYPES,
  type DocumentType,
} from '#features/search/search-api/query/document-type.rules.ts'
export {
  planRequests,
  type Filter,
  type PlannedRequest,
  type ResultsPlace,
} from '#features/search/search-api/query/plan-requests.rules.ts'
export { cleanQuery, LONGEST_QUERY, prepareQuery } from '#features/search/search-api/query/query.rules.ts'
export {
  chooseTab,
  countChosen,
  FACET_FIELDS,
  facetsOf,
  NO_STATE,
  quoteQuery,
  readState,
  readType,
  removeValue,
  RESULT_SORTS,
  writeState,
  type FacetField,
  type ResultsState,
} from '#features/search/search-api/query/results-state.rules.ts'
export { decideMarketFilter } from '#features/search/search-api/search-scope.rules.ts'
