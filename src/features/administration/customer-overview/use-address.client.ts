import { useMemo, useSyncExternalStore } from 'react'

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}

/** The state in the address; undefined while the server draws, since the page is the same for everybody. */
export const useAddress = (): URLSearchParams | undefined => {
  const search = useSyncExternalStore<string | undefined>(
    subscribe,
    () => location.search,
    () => undefined,
  )
  return useMemo(() => (search === undefined ? undefined : new URLSearchParams(search)), [search])
}
