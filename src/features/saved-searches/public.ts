export { SavedSearches } from '#features/saved-searches/saved-searches.tsx'
