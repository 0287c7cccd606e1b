export { SEARCH_PAGE } from '#features/search/search.rules.ts'
export { DOCUMENT_TYPES } from '#features/search/takeover/document-type.rules.ts'
export { usePortalSearch } from '#features/search/portal/use-portal-search.client.ts'
