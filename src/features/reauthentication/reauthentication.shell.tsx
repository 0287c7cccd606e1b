import { useQuestion } from '#features/reauthentication/ask-reauthentication.client.ts'
import { ReauthenticationDialog } from '#features/reauthentication/reauthentication-dialog.tsx'

/** Blocks ask, and the portal shows the dialog: one for all of them. */
export const Shell = () => {
  const question = useQuestion()
  return question ? (
    <ReauthenticationDialog method={question.method} factors={question.factors} onAnswer={question.answer} />
  ) : null
}
