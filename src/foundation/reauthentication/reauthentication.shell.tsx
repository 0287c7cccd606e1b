import { useEffect } from 'react'
import { onProofNeeded } from '#browser/api.ts'
import { requestReauthentication, useQuestion } from '#foundation/reauthentication/request-reauthentication.client.ts'
import { ReauthenticationDialog } from '#foundation/reauthentication/reauthentication-dialog.tsx'

/** Blocks ask, or the server refuses a call, and the portal shows the dialog: one for all of them. */
export const Shell = () => {
  useEffect(() => onProofNeeded(requestReauthentication), [])
  const query = useQuestion()
  return query ? <ReauthenticationDialog method={query.method} factors={query.factors} onAnswer={query.answer} /> : null
}
