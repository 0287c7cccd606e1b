import { useEffect, useSyncExternalStore } from 'react'
import { localStore, sessionStore } from '#browser/storage.ts'
import { usePage } from '#features/blocks/public.ts'
import { sessionLifeOf } from '#features/identity/session-life/browser-surroundings.ts'
import { isSomeoneElses } from '#features/identity/session-life/session-address.rules.ts'
import { SessionDialog } from '#features/identity/session-life/session-dialog.tsx'
import { RETURN_KEYS } from '#features/identity/session-life/session-life-state.rules.ts'
import { readStoredReturn } from '#features/identity/session-life/session-storage.ts'
import { SignedOutDialog } from '#features/identity/session-life/signed-out-dialog.tsx'
import { usePerson } from '#features/identity/signed-in-person.ts'

/** The stored way back is used up by whoever signs in next; only its owner stays on it. */
const settleReturn = (sub: string, otherwise: string): void => {
  const here = `${location.pathname}${location.search}`
  const isForeign = isSomeoneElses({ ...readStoredReturn(sessionStore, localStore), here, sub })
  sessionStore.remove(...RETURN_KEYS)
  localStore.remove(...RETURN_KEYS)
  if (isForeign) location.replace(otherwise)
}

/** Watches over the session on every page of someone who is signed in. */
export const Shell = () => {
  const page = usePage()
  const life = sessionLifeOf(page)
  const { seconds, isSignedOut } = useSyncExternalStore(life.subscribe, life.read)
  useEffect(() => life.start(), [life])

  const person = usePerson()
  const sub = typeof person === 'object' ? person.sub : undefined
  useEffect(() => {
    if (sub !== undefined) settleReturn(sub, page.config.postLoginHomePath)
  }, [sub, page])

  return (
    <>
      <SessionDialog
        seconds={seconds}
        onKeep={() => life.send({ type: 'keepSignedInChosen' })}
        onSignOut={() => life.send({ type: 'signOutChosen' })}
      />
      <SignedOutDialog open={isSignedOut} onSignIn={() => life.send({ type: 'signInChosen' })} />
    </>
  )
}
