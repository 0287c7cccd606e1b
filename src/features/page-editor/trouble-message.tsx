import type { Trouble } from '#features/page-editor/trouble.rules.ts'
import { Button } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type TroubleMessageProps = { trouble: Trouble; onTheirs: () => void; onOwn: () => void }

/** Why nothing is saved at the moment, and what can be done. */
export const TroubleMessage = ({ trouble, onTheirs, onOwn }: TroubleMessageProps) => {
  const t = useTexts('page-editor')
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
        {trouble.problems.map(({ path, message }) => (
          <li key={path}>
            <code>{path}</code> {message}
          </li>
        ))}
      </ul>
    </Message>
  )
}
