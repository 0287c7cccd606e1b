import { drawResults } from '#features/search/search/results/draw-results.client.ts'
import { listenToChoices } from '#features/search/search/results/results-choices.client.ts'
import { findEarlyChoice, readAddress } from '#features/search/search/results/results-form.client.ts'
import { findClickedFacet } from '#features/search/search/results/search-state.rules.ts'
import { reportSearch } from '#features/search/search/results/report-search.client.ts'
import type { ResultsView } from '#features/search/search/results/results-view.rules.ts'

/** How a list is fetched and drawn. */
type ResultsDrawing = {
  /** Undefined when the search failed. */
  readonly load: (address: URL) => Promise<ResultsView | undefined>
  /** Draws at once. */
  readonly show: (shown: ResultsView) => void
  /** Draws the empty result, with a way to request the same again [8.8.2]. */
  readonly showFailure: (address: URL) => void
  /** Somebody else follows the list from here on. */
  readonly onReplaced: () => void
}

/** Whoever follows a list last is the only one. */
const followed = new WeakMap<Element, AbortController>()

/** Filters, tabs, order and pages of a list change it in place; the address follows, and going back shows what it says then. */
export const followResults = (root: HTMLElement, { load, show, showFailure, onReplaced }: ResultsDrawing): (() => void) => {
  followed.get(root)?.abort('replaced')
  const listening = new AbortController()
  followed.set(root, listening)
  const { signal } = listening
  signal.addEventListener('abort', () => signal.reason === 'replaced' && onReplaced())
  const onLoadQuery = readAddress(location.search).query
  const stored = new Map<string, ResultsView>()
  let requested: URL | undefined
  let shownSearch = location.search

  const tell = (facetClicked?: string): void => reportSearch(readAddress(location.search), onLoadQuery, facetClicked)

  const follow = async (address: URL, way: 'push' | 'keep'): Promise<void> => {
    requested = address
    root.ariaBusy = 'true'
    const shown = stored.get(address.search) ?? (await load(address))
    // A later question has taken its place.
    if (requested !== address || signal.aborted) return
    root.ariaBusy = null
    const clicked = way === 'push' ? findClickedFacet(readAddress(shownSearch), readAddress(address.search)) : undefined
    // Asking for the same again is no new step to go back from.
    if (way === 'push' && address.search !== location.search) history.pushState(null, '', address)
    shownSearch = address.search
    // A failure is not stored: the next try asks again.
    if (shown === undefined) return drawResults(root, () => showFailure(address))
    stored.set(address.search, shown)
    drawResults(root, () => show(shown))
    tell(clicked)
  }

  listenToChoices(root, { ask: (address) => void follow(address, 'push'), signal })
  const goBack = (): void => {
    // Jumps within the page come here as well.
    if (location.search !== shownSearch) void follow(new URL(location.href), 'keep')
  }
  addEventListener('popstate', goBack, { signal })
  const early = findEarlyChoice(root)
  if (early) void follow(early, 'push')
  return () => listening.abort()
}
