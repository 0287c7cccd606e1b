import { useState } from 'react'
import { createPortal } from 'react-dom'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { SavedSearches } from '#features/search/saved-searches/public.ts'
import { readState } from '#features/search/search-api/public.ts'
import { LiveResults } from '#features/search/search/results/live-results.tsx'
import { loadCustomerResults } from '#features/search/search/results/load-customer-results.client.ts'
import type { Shopper } from '#features/search/search/results/shopper.rules.ts'
import { SEARCH_PAGE } from '#features/search/search/search.rules.ts'

type CustomerResultsProps = {
  root: HTMLElement
  saved: HTMLElement
  /** Undefined until the portal knows. */
  shopper: Shopper | undefined
}

/** Until the answer has come the page stays as everyone sees it; where none comes, the list is empty [8.8.2]. */
export const CustomerResults = ({ root, saved, shopper }: CustomerResultsProps) => {
  const page = usePage()
  const [state, setState] = useState(() => readState(new URLSearchParams(location.search)))
  return (
    <>
      {createPortal(<SavedSearches state={state} address={pageHref(page.locale, SEARCH_PAGE)} />, saved)}
      {shopper && (
        <LiveResults root={root} load={(next) => loadCustomerResults(page, next, shopper)} replacesFirst onShown={setState} />
      )}
    </>
  )
}
