import { useState } from 'react'
import { call } from '#browser/api.ts'
import { refreshQueries } from '#browser/query.ts'
import {
  disablePerson,
  enablePerson,
  endPersonSessions,
  listPeople,
  removePersonFactors,
  type ListedPerson,
} from '#features/administration/back-office/people.api.ts'
import { PersonSessions } from '#features/administration/back-office/person-sessions.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

export type AccessStep = 'disable' | 'enable' | 'sessions' | 'factors'

const send = (step: AccessStep, id: string) => {
  const request = { params: { id }, errors: 'own' } as const
  if (step === 'sessions') return call(endPersonSessions, request)
  if (step === 'factors') return call(removePersonFactors, request)
  return step === 'enable' ? call(enablePerson, request) : call(disablePerson, request)
}

type AccessDialogProps = { person: ListedPerson; step: AccessStep; onClose: () => void }

/** Whether somebody may sign in, and what is open of theirs: asked once more, since it takes effect at once. */
export const AccessDialog = ({ person: { id, name }, step, onClose }: AccessDialogProps) => {
  const t = useTexts('back-office')
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const confirm = async (): Promise<void> => {
    setBusy(true)
    const { ok } = await send(step, id)
    setBusy(false)
    setFailed(!ok)
    if (!ok) return
    await refreshQueries(listPeople)
    onClose()
  }
  return (
    <Dialog
      open
      size={step === 'sessions' ? 'wide' : 'medium'}
      title={t(`access.${step}.title`, { name })}
      description={t(`access.${step}.text`, { name })}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={isBusy} onClick={() => void confirm()}>
            {t(`access.${step}`)}
          </Button>
        </>
      }
    >
      {step === 'sessions' && <PersonSessions id={id} onFailed={setFailed} />}
      {hasFailed && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
    </Dialog>
  )
}
