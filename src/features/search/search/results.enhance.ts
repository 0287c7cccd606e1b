import { registerIsland } from '#browser/register-island.ts'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'

const ROOT = '[data-search-results]'
/** Parts that change the list; who only reads it runs no React. */
const CHOICES = `${ROOT} :is([data-results-part=facets], [data-results-part=tabs], [data-results-part=toolbar], nav)`

const report = async (root: HTMLElement, page: EmbeddedModel): Promise<void> => {
  const { reportResults } = await import('#features/search/search/results/report-results.client.ts')
  reportResults(root, page)
}

/** Only the results page has something to follow; all others load nothing. Until the script is there a tab or a filter is a link, which opens the page anew. */
export const enhance = (page: EmbeddedModel): void => {
  const root = document.querySelector<HTMLElement>(ROOT)
  if (!root) return
  void report(root, page)
  registerIsland(page, {
    reach: CHOICES,
    hold: `${CHOICES} a`,
    load: () => import('#features/search/search/results/visitor-results.island.tsx'),
  })
}
