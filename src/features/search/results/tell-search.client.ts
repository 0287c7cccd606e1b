import { track } from '#features/analytics/public.ts'
import type { ResultsState } from '#features/search-api/public.ts'
import { describeSearch } from '#features/search/results/search-state.rules.ts'

/** Analytics hears what was asked, and which filter led there [3.11.14]. */
export const tellSearch = (state: ResultsState, onLoadQuery: string, facetClicked: string | undefined): void => {
  if (state.query !== '') track(describeSearch({ state, onLoadQuery, ...(facetClicked !== undefined && { facetClicked }) }))
}
