import type { EmbeddedModel } from '#features/blocks/public.ts'

/** Only the results page has something to follow; all others load nothing. */
export const enhance = (page: EmbeddedModel): void => {
  const root = document.querySelector<HTMLElement>('[data-search-results]')
  if (root) void import('#features/search/results/swap-results.ts').then(({ swapResults }) => swapResults(root, page))
}
