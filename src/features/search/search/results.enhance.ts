import type { EmbeddedModel } from '#foundation/blocks/public.ts'

const follow = async (root: HTMLElement, page: EmbeddedModel): Promise<void> => {
  const { swapResults } = await import('#features/search/search/results/swap-results.client.ts')
  swapResults(root, page)
  // Until then a tab or a filter is a link, which opens the page anew.
  root.dataset['searchResults'] = 'live'
}

/** Only the results page has something to follow; all others load nothing. */
export const enhance = (page: EmbeddedModel): void => {
  const root = document.querySelector<HTMLElement>('[data-search-results]')
  if (root) void follow(root, page)
}
