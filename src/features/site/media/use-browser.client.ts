import { useSyncExternalStore } from 'react'

const STILL = '(prefers-reduced-motion: reduce)'

const watch = (notify: () => void) => {
  const query = matchMedia(STILL)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}

const watchNothing = () => () => undefined

/** Something that only the browser can tell; the server says `before`. */
export const useBrowserFact = (read: () => boolean, before: boolean): boolean =>
  useSyncExternalStore(watchNothing, read, () => before)

/** Whether the page answers already. */
export const useIsHydrated = (): boolean => useBrowserFact(() => true, false)

/** Whether this visitor wants things to stay where they are; the server assumes so. */
export const usePrefersStill = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(STILL).matches,
    () => true,
  )
