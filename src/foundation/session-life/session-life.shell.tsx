import { useEffect, useSyncExternalStore } from 'react'
import { localStore, sessionStore } from '#browser/storage.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { usePerson } from '#foundation/identity/public.ts'
import { sessionLifeOf } from '#foundation/session-life/driver/browser-surroundings.client.ts'
import { SessionDialog } from '#foundation/session-life/dialogs/session-dialog.tsx'
import { settleReturn } from '#foundation/session-life/driver/session-storage.client.ts'
import { SignedOutDialog } from '#foundation/session-life/dialogs/signed-out-dialog.tsx'

/** Watches over the session on every page of someone who is signed in. */
export const Shell = () => {
  const page = usePage()
  const life = sessionLifeOf(page)
  const { seconds, isSignedOut } = useSyncExternalStore(life.subscribe, life.read)
  useEffect(() => life.start(), [life])

  const person = usePerson()
  const sub = typeof person === 'object' ? person.sub : undefined
  useEffect(() => {
    if (sub === undefined) return
    const here = `${location.pathname}${location.search}`
    if (settleReturn(sessionStore, localStore, { here, sub })) location.replace(page.config.postLoginHomePath)
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
