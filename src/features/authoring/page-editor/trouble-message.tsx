import { useCheckWords } from '#features/authoring/authoring/public.ts'
import type { Trouble } from '#features/authoring/page-editor/trouble.rules.ts'
import { Button } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type TroubleMessageProps = {
  trouble: Trouble
  /** Where in the page something has to be corrected. */
  placeOf: (path: string) => string
  onTheirs: () => void
  onOwn: () => void
}

/** Why nothing is saved at the moment, and what can be done. */
export const TroubleMessage = ({ trouble, placeOf, onTheirs, onOwn }: TroubleMessageProps) => {
  const t = useTexts('page-editor')
  const say = useCheckWords()
  if (trouble.kind === 'conflict')
    return (
      <Message
        tone="warn"
        live
        title={t('conflict', { name: trouble.by ?? t('someone') })}
        action={
          <>
            <Button variant="secondary" size="small" onClick={onTheirs}>
              {t('conflict.theirs')}
            </Button>{' '}
            <Button variant="quiet" size="small" onClick={onOwn}>
              {t('conflict.own')}
            </Button>
          </>
        }
      >
        {t('conflict.text')}
      </Message>
    )
  if (trouble.kind === 'failed')
    return (
      <Message tone="bad" live>
        {t('save.failed')}
      </Message>
    )
  return (
    <Message tone="bad" live title={t('problems')}>
      <ul>
        {trouble.problems.map((problem) => (
          <li key={`${problem.path} ${problem.message}`}>
            {placeOf(problem.path)}: {say(problem)}
          </li>
        ))}
      </ul>
    </Message>
  )
}
