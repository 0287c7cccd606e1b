import type { NewSavedSearch, SavedSearch } from '#features/search/saved-searches/saved-search.schema.ts'
import { NO_STATE, writeState, type ResultsState } from '#features/search/search-api/public.ts'

/** The saved search, as an address of the results page. */
export const writeSaved = ({ query, type, filters, sort }: Pick<SavedSearch, 'query' | 'type' | 'filters' | 'sort'>): string =>
  writeState({ ...NO_STATE, query, sort, chosen: filters, ...(type && { type }) })

/** The page's search as it is saved: from its first page on. */
export const toSaved = (name: string, { query, type, chosen, sort }: ResultsState): NewSavedSearch => ({
  name: name.trim(),
  query,
  sort,
  filters: Object.fromEntries(Object.entries(chosen).map(([field, values]) => [field, [...values]])),
  ...(type && { type }),
})
