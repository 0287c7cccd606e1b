import { useEffect } from 'react'
import { onProofNeeded } from '#browser/api.ts'
import { askReauthentication, useQuestion } from '#foundation/reauthentication/ask-reauthentication.client.ts'
import { ReauthenticationDialog } from '#foundation/reauthentication/reauthentication-dialog.tsx'

/** Blocks ask, or the server refuses a call, and the portal shows the dialog: one for all of them. */
export const Shell = () => {
  useEffect(() => onProofNeeded(askReauthentication), [])
  const question = useQuestion()
  return question ? (
    <ReauthenticationDialog method={question.method} factors={question.factors} onAnswer={question.answer} />
  ) : null
}
