import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { loadCustomerResults } from '#features/search/search/results/load-customer-results.client.ts'
import { followResults } from '#features/search/search/results/follow-results.client.ts'
import { Results } from '#features/search/search/results/results.tsx'
import { readState } from '#features/search/search-api/public.ts'
import { makeFailedView, type ResultsView } from '#features/search/search/results/results-view.rules.ts'
import type { Shopper } from '#features/search/search/results/shopper.rules.ts'
import { SEARCH_PAGE } from '#features/search/search/search.rules.ts'
import { SavedSearches } from '#features/search/saved-searches/public.ts'

type OwnResultsProps = {
  root: HTMLElement
  saved: HTMLElement
  /** Undefined until the portal knows. */
  shopper: Shopper | undefined
}

/** React replaces what the server drew; scripts that write prices leave islands alone. */
const makeRoom = (root: HTMLElement): void => {
  if (root.dataset['island'] !== undefined) return
  root.replaceChildren()
  root.dataset['island'] = ''
}

/** Until the answer has come the page stays as everyone sees it; where none comes, the list is empty [8.8.2]. */
export const CustomerResults = ({ root, saved, shopper }: OwnResultsProps) => {
  const page = usePage()
  const isKnown = shopper !== undefined
  const [view, setView] = useState<ResultsView>()
  const [state, setState] = useState(() => readState(new URLSearchParams(location.search)))
  const load = useEffectEvent(async (address: URL) => {
    const found = shopper && (await loadCustomerResults(page, readState(address.searchParams), shopper))
    return found?.hasFailed ? undefined : found
  })
  const show = useEffectEvent((next: ResultsView) => {
    makeRoom(root)
    flushSync(() => {
      setView(next)
      setState(next.state)
    })
  })
  const showFailure = useEffectEvent((address: URL) => show(makeFailedView(readState(address.searchParams), view)))
  useEffect(() => {
    const address = new URL(location.href)
    if (!isKnown || readState(address.searchParams).query === '') return
    let stop: (() => void) | undefined
    const begin = async (): Promise<void> => {
      const first = await load(address).catch(() => undefined)
      if (address.search !== location.search) return
      stop = followResults(root, page, {
        load: (next) => load(next),
        show: (next) => show(next),
        showFailure: (next) => showFailure(next),
      })
      if (first) show(first)
      else showFailure(address)
    }
    void begin()
    return () => stop?.()
  }, [root, page, isKnown])
  return (
    <>
      {createPortal(<SavedSearches state={state} address={pageHref(page.locale, SEARCH_PAGE)} />, saved)}
      {view && createPortal(<Results view={view} address={pageHref(page.locale, page.path)} />, root)}
    </>
  )
}
