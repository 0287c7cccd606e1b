import type { TrackedEvent } from '#foundation/analytics/public.ts'
import { FACET_FIELDS, type ResultsState } from '#features/search/search-api/public.ts'

export type SearchMoment = {
  readonly state: ResultsState
  /** The request that came with the page. */
  readonly onLoadQuery: string
  /** `field:value` of what was just chosen or taken away. */
  readonly facetClicked?: string
}

/** The state of a search as analytics reads it [3.11.14]. */
export const describeSearch = ({
  state: { query, type, chosen, sort, page },
  onLoadQuery,
  facetClicked = '',
}: SearchMoment): TrackedEvent => {
  const selected = Object.entries(chosen).map(([field, values]) => ({ [field]: values }))
  return {
    name: 'search',
    onLoadQuery,
    request: { query, filters: { all: [...(type ? [{ document_type: type }] : []), ...selected] }, sort, page },
    selectedfilters: { all: selected },
    facetClicked,
  }
}

/** The one value by which two lists differ, chosen or taken away; several at once were not clicked. */
export const findClickedFacet = (
  before: Pick<ResultsState, 'chosen'>,
  after: Pick<ResultsState, 'chosen'>,
): string | undefined => {
  const changed = FACET_FIELDS.flatMap((field) => {
    const [was, is] = [new Set(before.chosen[field]), new Set(after.chosen[field])]
    return [...was.symmetricDifference(is)].map((value) => `${field}:${value}`)
  })
  return changed.length === 1 ? changed[0] : undefined
}
