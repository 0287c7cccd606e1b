import { useSyncExternalStore } from 'react'

const listenToNothing = () => () => {}

/** The reader's time zone; UTC while the page is what the server drew. */
export const useReaderZone = (): string =>
  useSyncExternalStore(
    listenToNothing,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  )
