import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import { reportClick } from '#features/search/search/results/report-click.client.ts'
import { reportSearch } from '#features/search/search/results/report-search.client.ts'
import { readAddress } from '#features/search/search/results/results-form.client.ts'

/** Reports the search that the page shows, and what is opened of its results. */
export const reportResults = (root: HTMLElement, page: EmbeddedModel): void => {
  const state = readAddress(location.search)
  reportSearch(state, state.query, undefined)
  root.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-result-id]') : null
    if (link) reportClick(page, link)
  })
}
