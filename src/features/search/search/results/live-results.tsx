import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { readState, type ResultsState } from '#features/search/search-api/public.ts'
import { followResults } from '#features/search/search/results/follow-results.client.ts'
import { Results } from '#features/search/search/results/results.tsx'
import { makeFailedView, type ResultsView } from '#features/search/search/results/results-view.rules.ts'

type LiveResultsProps = {
  /** Where the server drew the list for everyone. */
  root: HTMLElement
  /** Undefined when the search does not answer. `isDrawn`: the server has drawn and counted this search with the page. */
  load: (state: ResultsState, isDrawn: boolean) => Promise<ResultsView | undefined>
  /** The list for this address replaces the server's at once; otherwise that stays until somebody chooses something. */
  replacesFirst: boolean
  onShown?: (state: ResultsState) => void
}

const SHEET = 'form[popover]'

/** React replaces what the server drew; scripts that write prices leave islands alone. A sheet of filters that is open stays open. */
const takeOver = (root: HTMLElement, draw: () => void): void => {
  if (root.dataset['island'] !== undefined) return draw()
  const isSheetOpen = root.querySelector(`${SHEET}:popover-open`) !== null
  root.replaceChildren()
  root.dataset['island'] = ''
  draw()
  if (isSheetOpen) root.querySelector<HTMLElement>(SHEET)?.showPopover()
}

/** The results page while it is used: filters, tabs, order and pages change the list in place, for visitors and for customers. */
export const LiveResults = ({ root, load, replacesFirst, onShown }: LiveResultsProps) => {
  const page = usePage()
  const [view, setView] = useState<ResultsView>()
  const [first, setFirst] = useState<ResultsView>()
  const read = useEffectEvent(async (address: URL, isDrawn: boolean): Promise<ResultsView | undefined> => {
    const found = await load(readState(address.searchParams), isDrawn).catch(() => undefined)
    return found?.hasFailed ? undefined : found
  })
  const show = useEffectEvent((next: ResultsView) => {
    takeOver(root, () => flushSync(() => setView(next)))
    onShown?.(next.state)
  })
  const showFailure = useEffectEvent((address: URL) => {
    const before = view ?? first
    // Without the filters beside the list the server does better: it draws them, or says itself that it cannot.
    if (!before && !replacesFirst) return location.assign(address)
    show(makeFailedView(readState(address.searchParams), before))
  })
  useEffect(() => {
    const address = new URL(location.href)
    if (readState(address.searchParams).query === '') return
    const ending = new AbortController()
    const follow = (): void => {
      if (ending.signal.aborted || address.search !== location.search) return
      const stop = followResults(root, {
        load: (next) => read(next, false),
        show: (next) => show(next),
        showFailure: (next) => showFailure(next),
        onReplaced: () => setView(undefined),
      })
      ending.signal.addEventListener('abort', stop)
    }
    const start = async (): Promise<void> => {
      if (!replacesFirst) follow()
      const found = await read(address, true)
      if (!replacesFirst) return setFirst(found)
      follow()
      if (address.search !== location.search) return
      if (found) show(found)
      else showFailure(address)
    }
    void start()
    return () => ending.abort()
  }, [root, replacesFirst])
  return view && createPortal(<Results view={view} address={pageHref(page.locale, page.path)} />, root)
}
