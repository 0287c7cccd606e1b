import type { SearchReply } from '#features/search/search-api/app-search/write-reply.rules.ts'

/** Fields that the pages read from an answer [3.11.11]. */
export type SearchResults = Pick<SearchReply, 'meta' | 'facets' | 'results'>

/** Of one search or of several, as a list; an answer that is none is an empty one [8.8.2]. */
export const readSearchResults = (reply: unknown): readonly SearchResults[] => {
  const found = typeof reply === 'object' && reply !== null && 'search_results' in reply ? reply.search_results : undefined
  const list: readonly unknown[] = Array.isArray(found) ? found : [found]
  return list.filter(
    (results): results is SearchResults =>
      typeof results === 'object' && results !== null && 'results' in results && Array.isArray(results.results),
  )
}
