import { useState } from 'react'
import { call } from '#browser/api.ts'
import { refreshQueries } from '#browser/query.ts'
import { findRefusal } from '#features/company/people/colleague-outcome.tsx'
import { listPeople, readCompany, removeColleague, type ListedColleague } from '#features/company/people/colleague.api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type RemoveDialogProps = { person: ListedColleague; onClose: () => void; onRemoved: (name: string) => void }

const codeOf = (data: unknown): unknown => (typeof data === 'object' && data !== null && 'code' in data ? data.code : undefined)

export const RemoveDialog = ({ person, onClose, onRemoved }: RemoveDialogProps) => {
  const t = useTexts('people')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const name = `${person.givenName} ${person.familyName}`
  const remove = async (): Promise<void> => {
    setBusy(true)
    const answer = await call(removeColleague, { params: { id: person.id }, errors: 'own' })
    setBusy(false)
    if (answer.ok) {
      await refreshQueries(listPeople, readCompany)
      return onRemoved(name)
    }
    const refusal = findRefusal(codeOf(answer.problem))
    setProblem(refusal ? t(`refused.${refusal}`) : t('failed'))
  }
  return (
    <Dialog
      open
      title={t('remove.title', { name })}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" data-autofocus onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={isBusy} onClick={() => void remove()}>
            {t('remove')}
          </Button>
        </>
      }
    >
      <p>{t(person.state === 'Invited' ? 'remove.invited.text' : 'remove.text')}</p>
      {problem !== undefined && (
        <Message tone="bad" live>
          {problem}
        </Message>
      )}
    </Dialog>
  )
}
