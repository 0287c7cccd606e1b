export { usePortalSearch } from '#features/search/search/portal/use-portal-search.client.ts'
export { SEARCH_PAGE } from '#features/search/search/search.rules.ts'
