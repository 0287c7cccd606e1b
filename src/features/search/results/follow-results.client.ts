import { track } from '#features/analytics/public.ts'
import type { EmbeddedModel } from '#features/blocks/public.ts'
import { keepFocus } from '#features/search/results/kept-focus.client.ts'
import { reportClick } from '#features/search/results/report-click.client.ts'
import { readState, writeState, type ResultsState } from '#features/search/results/results-state.rules.ts'
import { describeSearch, findClickedFacet } from '#features/search/results/search-state.rules.ts'

export type ResultsDrawing<Shown> = {
  /** Undefined when the search failed. */
  readonly load: (address: URL) => Promise<Shown | undefined>
  /** Draws at once. */
  readonly show: (shown: Shown) => void
  /** Draws the empty result, with a way to ask for the same again [8.8.2]. */
  readonly showFailure: (address: URL) => void
}

type Page = Pick<EmbeddedModel, 'tenant' | 'config'>

/** Whoever follows a list last is the only one. */
const followed = new WeakMap<Element, AbortController>()
const told = new WeakSet<Element>()

const readAddress = (search: string): ResultsState => readState(new URLSearchParams(search))

const readForm = (form: HTMLFormElement): URL => {
  const address = new URL(form.action)
  const entries = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : ''])
  address.search = writeState(readState(new URLSearchParams(entries)))
  return address
}

/** Results hold room for the controls of others, such as the cart's; what is sent there is theirs. */
const isOwnForm = (form: HTMLFormElement): boolean => form.closest('[data-buy]') === null

/** What was chosen while the script was still on its way. */
const findEarlyChoice = (root: Element): URL | undefined => {
  const form = root.querySelector<HTMLFormElement>('form[data-results-part=facets]')
  const shown = writeState({ ...readAddress(location.search), page: 1 })
  const chosen = form && readForm(form)
  return chosen && chosen.search !== new URL(shown, location.href).search ? chosen : undefined
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

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
  const kept = new Map<string, Shown>()
  let asked: URL | undefined
  let shownSearch = location.search

  const tell = (facetClicked?: string): void => {
    const state = readAddress(location.search)
    if (state.query !== '') track(describeSearch({ state, onLoadQuery, ...(facetClicked !== undefined && { facetClicked }) }))
  }

  const draw = (work: () => void): void => {
    const restoreFocus = keepFocus(root)
    work()
    restoreFocus()
    const status = document.querySelector('[data-results-status]')
    if (status) status.textContent = root.querySelector('[data-results-heading]')?.textContent ?? ''
  }

  const follow = async (address: URL, way: 'push' | 'keep'): Promise<void> => {
    asked = address
    root.ariaBusy = 'true'
    const shown = kept.get(address.search) ?? (await load(address).catch(() => undefined))
    // A later question has taken its place.
    if (asked !== address || signal.aborted) return
    root.ariaBusy = null
    const clicked = way === 'push' ? findClickedFacet(readAddress(shownSearch), readAddress(address.search)) : undefined
    // Asking for the same again is no new step to go back from.
    if (way === 'push' && address.search !== location.search) history.pushState(null, '', address)
    shownSearch = address.search
    // A failure is not kept: the next try asks again.
    if (shown === undefined) return draw(() => showFailure(address))
    kept.set(address.search, shown)
    draw(() => show(shown))
    tell(clicked)
  }

  const listen = <Type extends 'click' | 'change' | 'submit'>(type: Type, listener: (event: DocumentEventMap[Type]) => void) =>
    root.addEventListener(type, listener as EventListener, { signal })

  listen('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement) || !target.form || !isOwnForm(target.form))
      return
    void follow(readForm(target.form), 'push')
  })
  listen('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || !isOwnForm(event.target)) return
    event.preventDefault()
    if (event.target.popover) event.target.hidePopover()
    void follow(readForm(event.target), 'push')
  })
  listen('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link?.dataset['resultId']) reportClick(page, link)
    if (!link || !isPlain(event) || link.origin !== location.origin || link.pathname !== location.pathname) return
    event.preventDefault()
    void follow(new URL(link.href), 'push')
  })
  const goBack = (): void => {
    // Jumps within the page come here as well.
    if (location.search !== shownSearch) void follow(new URL(location.href), 'keep')
  }
  addEventListener('popstate', goBack, { signal })
  if (!told.has(root)) tell()
  told.add(root)
  const early = findEarlyChoice(root)
  if (early) void follow(early, 'push')
  return () => listening.abort()
}
