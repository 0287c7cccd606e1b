import { track } from '#foundation/analytics/public.ts'
import type { ResultsState } from '#features/search/search-api/public.ts'
import { describeSearch } from '#features/search/search/results/search-state.rules.ts'

/** Analytics hears what was requested, and which filter led there [3.11.14]. */
export const reportSearch = (state: ResultsState, onLoadQuery: string, facetClicked: string | undefined): void => {
  if (state.query !== '') track(describeSearch({ state, onLoadQuery, ...(facetClicked !== undefined && { facetClicked }) }))
}
