import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { callApi } from '#browser/api.ts'
import { usePage } from '#features/blocks/public.ts'
import { ONLY_NEXT, readListingChoice, writeListingQuery, type ListingChoice } from '#features/catalogue/listing/listing.rules.ts'
import type { ListingView } from '#features/catalogue/listing/listing-view.ts'

type ParsedQuery = { readonly choice: ListingChoice; readonly history: 'push' | 'replace' | 'keep' }

/** 'See more' of what is shown: the same question, one step further. */
const isNextStep = (choice: ListingChoice, { choice: shown }: ListingView): boolean =>
  choice.page === shown.page + 1 && writeListingQuery({ ...choice, page: shown.page }) === writeListingQuery(shown)

/** What came is put behind what is there; a product that moved meanwhile stays where it was. */
const append = (view: ListingView, { items, ...rest }: ListingView): ListingView => {
  const known = new Set(view.items.map(({ sku }) => sku))
  return { ...rest, facets: view.facets, items: [...view.items, ...items.filter(({ sku }) => !known.has(sku))] }
}

export type Listing = {
  readonly view: ListingView
  /** What was asked for last; until the answer comes it is ahead of the view. */
  readonly choice: ListingChoice
  readonly state: 'still' | 'loading' | 'updated' | 'failed'
  /** False in what the server draws, and until scripts have come. */
  readonly isAwake: boolean
  readonly ask: (choice: ListingChoice, history?: ParsedQuery['history']) => Promise<void>
  readonly retry: () => Promise<void>
  /** Another arrangement of what is there: no question to the server. */
  readonly arrange: (layout: ListingChoice['layout']) => void
}

const never = () => () => {}
const writeHistory = (choice: ListingChoice, way: ParsedQuery['history']): void => {
  const address = location.pathname + writeListingQuery(choice)
  if (way === 'push') history.pushState(null, '', address)
  if (way === 'replace') history.replaceState(history.state, '', address)
}

/** The address follows what is shown; going back shows what it says then. */
export const useListing = (drawn: ListingView): Listing => {
  const { country, language } = usePage().locale
  const [view, setView] = useState(drawn)
  const [asked, setAsked] = useState<ParsedQuery>({ choice: drawn.choice, history: 'keep' })
  const [state, setState] = useState<Listing['state']>('still')
  /** By address: going back finds the list as it was, at once, and so the place on the page. */
  const kept = useRef(new Map([[writeListingQuery(drawn.choice), drawn]]))
  const running = useRef<AbortController>(undefined)
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

  const show = (next: ListingView): void => {
    kept.current.set(writeListingQuery(next.choice), next)
    setView(next)
  }

  const ask: Listing['ask'] = async (choice, way = 'push') => {
    running.current?.abort()
    const call = new AbortController()
    running.current = call
    setAsked({ choice, history: way })
    setState('loading')
    const isMore = isNextStep(choice, view)
    const { ok, data } = await callApi<ListingView>({
      path: `/api/catalogue/listing${writeListingQuery(choice)}`,
      query: { category: drawn.category, country, language, ...(isMore ? { only: ONLY_NEXT } : {}) },
      isQuiet: true,
      errors: 'own',
      signal: call.signal,
    })
    // A later question has taken its place.
    if (call.signal.aborted) return
    if (!ok || !data?.items) return setState('failed')
    show(isMore ? append(view, data) : data)
    setAsked({ choice: data.choice, history: 'keep' })
    setState('updated')
    writeHistory(data.choice, way)
  }

  const arrange: Listing['arrange'] = (layout) => {
    const choice = { ...view.choice, layout }
    show({ ...view, choice })
    setAsked({ choice, history: 'keep' })
    writeHistory(choice, 'replace')
  }

  const follow = useEffectEvent(() => {
    const choice = readListingChoice(new URLSearchParams(location.search))
    const query = writeListingQuery(choice)
    // Jumps within the page come here as well.
    if (query === writeListingQuery(view.choice)) return
    const known = kept.current.get(query)
    if (!known) return void ask(choice, 'keep')
    running.current?.abort()
    flushSync(() => {
      show(known)
      setAsked({ choice, history: 'keep' })
      setState('updated')
    })
  })
  useEffect(() => {
    addEventListener('popstate', follow)
    return () => {
      removeEventListener('popstate', follow)
      running.current?.abort()
    }
  }, [])

  // After a failure the controls say again what the list shows.
  const choice = state === 'failed' ? view.choice : asked.choice
  return { view, choice, state, isAwake, ask, retry: () => ask(asked.choice, asked.history), arrange }
}
