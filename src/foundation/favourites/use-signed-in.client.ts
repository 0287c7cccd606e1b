import { useSyncExternalStore } from 'react'
import { isSignedIn } from '#foundation/identity/public.ts'

const never = (): (() => void) => () => undefined

/** Known once the page is hydrated: what the server draws is the same for all. */
export const useSignedIn = (domainId: string): boolean =>
  useSyncExternalStore(
    never,
    () => isSignedIn(document.cookie, domainId),
    () => false,
  )
