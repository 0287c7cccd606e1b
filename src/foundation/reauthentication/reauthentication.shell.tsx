import { lazy, Suspense, useEffect } from 'react'
import { onProofNeeded } from '#browser/api.ts'
import { requestReauthentication, useQuestion } from '#foundation/reauthentication/request-reauthentication.client.ts'

/** With what forms need, which most pages are without. */
const Dialog = lazy(async () => ({
  default: (await import('#foundation/reauthentication/reauthentication-dialog.tsx')).ReauthenticationDialog,
}))

/** Blocks ask, or the server refuses a call, and the portal shows the dialog: one for all of them. */
export const Shell = () => {
  useEffect(() => onProofNeeded(requestReauthentication), [])
  const query = useQuestion()
  return (
    query && (
      <Suspense>
        <Dialog method={query.method} factors={query.factors} onAnswer={query.answer} />
      </Suspense>
    )
  )
}
