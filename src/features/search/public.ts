export { usePortalSearch } from '#features/search/portal/use-portal-search.client.ts'
export { SEARCH_PAGE } from '#features/search/search.rules.ts'
