import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { callApi } from '#browser/api.ts'
import { usePage } from '#features/blocks/public.ts'
import { readListingChoice, writeListingQuery, type ListingChoice } from '#features/catalogue/listing/listing.rules.ts'
import type { ListingView } from '#features/catalogue/listing/listing-view.ts'

type Asked = { readonly choice: ListingChoice; readonly history: 'push' | 'replace' | 'keep' }

export type Listing = {
  readonly view: ListingView
  /** What was asked for last; until the answer comes it is ahead of the view. */
  readonly choice: ListingChoice
  readonly state: 'still' | 'loading' | 'updated' | 'failed'
  /** False in what the server draws, and until scripts have come. */
  readonly isAwake: boolean
  readonly ask: (choice: ListingChoice, history?: Asked['history']) => Promise<void>
  readonly retry: () => Promise<void>
  /** Another arrangement of what is there: no question to the server. */
  readonly arrange: (layout: ListingChoice['layout']) => void
}

const never = () => () => {}
const writeHistory = (choice: ListingChoice, way: Asked['history']): void => {
  const address = location.pathname + writeListingQuery(choice)
  if (way === 'push') history.pushState(null, '', address)
  if (way === 'replace') history.replaceState(history.state, '', address)
}

/** The address follows what is shown; going back shows what it says then. */
export const useListing = (drawn: ListingView): Listing => {
  const { country, language } = usePage().locale
  const [view, setView] = useState(drawn)
  const [asked, setAsked] = useState<Asked>({ choice: drawn.choice, history: 'keep' })
  const [state, setState] = useState<Listing['state']>('still')
  const running = useRef<AbortController>(undefined)
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

  const ask: Listing['ask'] = async (choice, way = 'push') => {
    running.current?.abort()
    const call = new AbortController()
    running.current = call
    setAsked({ choice, history: way })
    setState('loading')
    const { ok, data } = await callApi<ListingView>({
      path: `/api/catalogue/listing${writeListingQuery(choice)}`,
      query: { category: drawn.category, country, language },
      isQuiet: true,
      errors: 'own',
      signal: call.signal,
    })
    // A later question has taken its place.
    if (call.signal.aborted) return
    if (!ok || !data?.items) return setState('failed')
    setView(data)
    setAsked({ choice: data.choice, history: 'keep' })
    setState('updated')
    writeHistory(data.choice, way)
  }

  const arrange: Listing['arrange'] = (layout) => {
    const choice = { ...view.choice, layout }
    setView({ ...view, choice })
    setAsked({ choice, history: 'keep' })
    writeHistory(choice, 'replace')
  }

  const follow = useEffectEvent(() => {
    const choice = readListingChoice(new URLSearchParams(location.search))
    // Jumps within the page come here as well.
    if (writeListingQuery(choice) !== writeListingQuery(view.choice)) void ask(choice, 'keep')
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
