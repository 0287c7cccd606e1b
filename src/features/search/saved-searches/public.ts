export { SavedSearches } from '#features/search/saved-searches/saved-searches.tsx'
