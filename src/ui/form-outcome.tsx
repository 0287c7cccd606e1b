import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type Problem = 'form.check' | 'form.acting' | 'form.refused' | 'form.tooOften' | 'form.busy' | 'form.readOnly' | 'form.failed'
type FormOutcomeProps = { of: { readonly isDone: boolean; readonly problem?: { readonly key: Problem } }; done: string }

/** The outcome of a form, announced as it appears. */
export const FormOutcome = ({ of: { isDone, problem }, done }: FormOutcomeProps) => {
  const t = useTexts('ui')
  if (problem)
    return (
      <Message tone="bad" live>
        {t(problem.key)}
      </Message>
    )
  return isDone ? (
    <Message tone="ok" live>
      {done}
    </Message>
  ) : null
}
