import { useCheckWords } from '#features/authoring/authoring/public.ts'
import type { Trouble } from '#features/authoring/navigation-admin/use-navigation.client.ts'
import { Button } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** Why the navigation was not saved, and what to do about it. */
export const TroubleMessage = ({ trouble, onReload }: { trouble: Trouble; onReload: () => void }) => {
  const t = useTexts('navigation-admin')
  const say = useCheckWords()
  const reload = (
    <Button variant="secondary" size="small" onClick={onReload}>
      {t('reload')}
    </Button>
  )
  if (trouble.kind !== 'problems')
    return (
      <Message tone={trouble.kind === 'conflict' ? 'warn' : 'bad'} live action={trouble.kind === 'conflict' && reload}>
        {t(`trouble.${trouble.kind}`)}
      </Message>
    )
  return (
    <Message tone="bad" live title={t('trouble.problems')}>
      <ul>
        {trouble.problems.map((problem) => (
          <li key={`${problem.code ?? ''} ${problem.message} ${problem.about ?? ''}`}>{say(problem)}</li>
        ))}
      </ul>
    </Message>
  )
}
