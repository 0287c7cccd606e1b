import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import { drawResults } from '#features/search/search/results/draw-results.client.ts'
import { listenToChoices } from '#features/search/search/results/results-choices.client.ts'
import type { ResultsDrawing } from '#features/search/search/results/results-drawing.client.ts'
import { findEarlyChoice, readAddress } from '#features/search/search/results/results-form.client.ts'
import { findClickedFacet } from '#features/search/search/results/search-state.rules.ts'
import { reportSearch } from '#features/search/search/results/report-search.client.ts'

type Page = Pick<EmbeddedModel, 'tenant' | 'config'>

/** Whoever follows a list last is the only one. */
const followed = new WeakMap<Element, AbortController>()
const reported = new WeakSet<Element>()

/** Filters, tabs, order and pages of a list change it in place; the address follows, and going back shows what it says then. */
export const followResults = <Shown>(
  root: HTMLElement,
  page: Page,
  { load, show, showFailure }: ResultsDrawing<Shown>,
): (() => void) => {
  followed.get(root)?.abort()
  const listening = new AbortController()
  followed.set(root, listening)
  const { signal } = listening
  const onLoadQuery = readAddress(location.search).query
  const stored = new Map<string, Shown>()
  let requested: URL | undefined
  let shownSearch = location.search

  const tell = (facetClicked?: string): void => reportSearch(readAddress(location.search), onLoadQuery, facetClicked)

  const follow = async (address: URL, way: 'push' | 'keep'): Promise<void> => {
    requested = address
    root.ariaBusy = 'true'
    const shown = stored.get(address.search) ?? (await load(address).catch(() => undefined))
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

  listenToChoices(root, page, { ask: (address) => void follow(address, 'push'), signal })
  const goBack = (): void => {
    // Jumps within the page come here as well.
    if (location.search !== shownSearch) void follow(new URL(location.href), 'keep')
  }
  addEventListener('popstate', goBack, { signal })
  if (!reported.has(root)) tell()
  reported.add(root)
  const early = findEarlyChoice(root)
  if (early) void follow(early, 'push')
  return () => listening.abort()
}
