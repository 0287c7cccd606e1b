import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { useLatestRead } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { listCategoryProducts } from '#features/storefront/catalogue/listing/listing.api.ts'
import {
  ONLY_NEXT,
  readListingChoice,
  toListingParameters,
  writeListingQuery,
  type ListingChoice,
} from '#features/storefront/catalogue/listing/listing.rules.ts'
import type { ListingView } from '#features/storefront/catalogue/listing/listing-view.rules.ts'

type ListingRequest = { readonly choice: ListingChoice; readonly history: 'push' | 'replace' | 'keep' }

/** 'See more' of what is shown: the same question, one step further. */
const isNextStep = (choice: ListingChoice, { choice: shown }: ListingView): boolean =>
  choice.page === shown.page + 1 && writeListingQuery({ ...choice, page: shown.page }) === writeListingQuery(shown)

/** Appends the next page; a product that moved meanwhile stays where it was. */
const append = (view: ListingView, { items, ...rest }: ListingView): ListingView => {
  const known = new Set(view.items.map(({ sku }) => sku))
  return { ...rest, facets: view.facets, items: [...view.items, ...items.filter(({ sku }) => !known.has(sku))] }
}

export type Listing = {
  readonly view: ListingView
  /** The last request; until the answer comes it is ahead of the view. */
  readonly choice: ListingChoice
  readonly state: 'still' | 'loading' | 'updated' | 'failed'
  /** False in what the server draws, and until scripts have come. */
  readonly isHydrated: boolean
  readonly ask: (choice: ListingChoice, history?: ListingRequest['history']) => Promise<void>
  readonly retry: () => Promise<void>
}

const never = () => () => {}
const writeHistory = (choice: ListingChoice, way: ListingRequest['history']): void => {
  const address = location.pathname + writeListingQuery(choice)
  if (way === 'push') history.pushState(null, '', address)
  if (way === 'replace') history.replaceState(history.state, '', address)
}

/** The address follows what is shown; going back shows what it says then. */
export const useListing = (drawn: ListingView): Listing => {
  const { country, language } = usePage().locale
  const [view, setView] = useState(drawn)
  const [request, setRequest] = useState<ListingRequest>({ choice: drawn.choice, history: 'keep' })
  const [state, setState] = useState<Listing['state']>('still')
  /** By address: going back finds the list as it was, at once, and so the place on the page. */
  const stored = useRef(new Map([[writeListingQuery(drawn.choice), drawn]]))
  const read = useLatestRead(listCategoryProducts)
  /** Counts what was requested, going back included: only the last one is shown. */
  const turn = useRef(0)
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

  const show = (next: ListingView): void => {
    stored.current.set(writeListingQuery(next.choice), next)
    setView(next)
  }

  const ask: Listing['ask'] = async (choice, way = 'push') => {
    const own = ++turn.current
    setRequest({ choice, history: way })
    setState('loading')
    const isMore = isNextStep(choice, view)
    const { category } = drawn
    const only = isMore ? ONLY_NEXT : undefined
    const answer = await read({ query: { ...toListingParameters(choice), category, country, language, only } })
    if (!answer || own !== turn.current) return
    if (!answer.ok) return setState('failed')
    const { data } = answer
    show(isMore ? append(view, data) : data)
    setRequest({ choice: data.choice, history: 'keep' })
    setState('updated')
    writeHistory(data.choice, way)
  }

  const follow = useEffectEvent(() => {
    const choice = readListingChoice(new URLSearchParams(location.search))
    const query = writeListingQuery(choice)
    // Jumps within the page come here as well.
    if (query === writeListingQuery(view.choice)) return
    const known = stored.current.get(query)
    if (!known) return void ask(choice, 'keep')
    turn.current += 1
    flushSync(() => {
      show(known)
      setRequest({ choice, history: 'keep' })
      setState('updated')
    })
  })
  useEffect(() => {
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  // After a failure the controls say again what the list shows.
  const choice = state === 'failed' ? view.choice : request.choice
  return { view, choice, state, isHydrated, ask, retry: () => ask(request.choice, request.history) }
}
