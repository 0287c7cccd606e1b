import { useId, useState } from 'react'
import type { ConnectionDoor } from '#features/buying/procurement/page/connection-door.client.ts'
import { ConnectionForm, type Choices, type ConnectionDraft } from '#features/buying/procurement/page/connection-form.tsx'
import { nameRefusal } from '#features/buying/procurement/page/refusal.rules.ts'
import { ChosenSecret, SecretField } from '#features/buying/procurement/page/secret-field.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type NewConnectionDialogProps = {
  readonly door: ConnectionDoor
  readonly choices?: Choices | undefined
  readonly onClose: () => void
  readonly onAdded: (id: string) => void
}

/** The kind of system; then its secret, once. */
export const NewConnectionDialog = ({ door, choices, onClose, onAdded }: NewConnectionDialogProps) => {
  const t = useTexts('procurement')
  const formId = useId()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const [chosen, setChosen] = useState('')
  const [secret, setSecret] = useState<string>()
  const add = async (draft: ConnectionDraft): Promise<void> => {
    if (draft.name.trim() === '') return setFault(t('refused.name'))
    if (draft.identity.trim() === '' || draft.domain.trim() === '') return setFault(t('refused.identity'))
    setBusy(true)
    const answer = await door.add({ ...draft, ...(chosen.trim() !== '' && { sharedSecret: chosen.trim() }) })
    setBusy(false)
    setFault(answer.ok ? undefined : t(nameRefusal(answer.problem)))
    if (!answer.ok) return
    setSecret(answer.data.sharedSecret)
    await door.refresh()
    onAdded(answer.data.id)
  }
  return (
    <Dialog
      open
      closesInFooter
      title={t('new')}
      onClose={onClose}
      footer={
        secret === undefined ? (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" form={formId} busy={isBusy}>
              {t('create')}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{t('done')}</Button>
        )
      }
    >
      {secret === undefined ? (
        <ConnectionForm
          id={formId}
          choices={choices}
          onSave={(draft) => void add(draft)}
          onFault={() => setFault(t('refused.units'))}
        >
          {door.isOffice && <ChosenSecret value={chosen} onChange={setChosen} />}
          {fault !== undefined && (
            <Message tone="bad" live>
              {fault}
            </Message>
          )}
        </ConnectionForm>
      ) : (
        <SecretField secret={secret} />
      )}
    </Dialog>
  )
}
