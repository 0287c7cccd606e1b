import {
  planList,
  readListView,
  toListState,
  type ListView,
  type PublicationRow,
} from '#features/documents/publications/list/publication-list.rules.ts'
import type { OwnMarks } from '#features/documents/publications/use-marks.client.ts'
import { usePortalSearch } from '#features/search/search/public.ts'
import type { GridData } from '#ui/data-grid/grid-column.ts'
import type { Grid } from '#ui/data-grid/use-grid.ts'

/** Reads the page of the list that the grid requests; until it has come, what the page came with stands in [7.8.1]. */
export const usePublications = (
  grid: Grid,
  marks: Pick<OwnMarks, 'list'>,
  drawn: ListView | undefined,
): GridData<PublicationRow> & { readonly view: ListView | undefined } => {
  const isOwn = grid.state.filters.has('own')
  // A list of one's own marks is requested once they are known.
  const isKnown = grid.query !== undefined && (!isOwn || marks.list !== undefined)
  const plan = isKnown ? planList(toListState(grid.state, marks.list ?? [])) : undefined
  const found = usePortalSearch(plan && [plan.found])
  const counts = usePortalSearch(plan && plan.counts.length > 0 ? plan.counts : undefined)
  const [first] = found.replies ?? []
  const isUsual = Object.keys(grid.query ?? {}).length === 0
  const own = first && readListView(first, counts.replies ?? [])
  const view = own ?? (isUsual ? drawn : undefined)
  return {
    view,
    rows: view?.rows,
    total: view?.total ?? 0,
    isBusy: found.isBusy,
    hasFailed: found.hasFailed && !own,
    retry: found.retry,
  }
}
