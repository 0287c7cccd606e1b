import { useId, useState } from 'react'
import type { ConnectionDoor } from '#features/buying/procurement/page/connection-door.client.ts'
import { ConnectionForm, type Choices } from '#features/buying/procurement/page/connection-form.tsx'
import { nameRefusal } from '#features/buying/procurement/page/refusal.rules.ts'
import { ChosenSecret, SecretField } from '#features/buying/procurement/page/secret-field.tsx'
import { useNewConnection } from '#features/buying/procurement/page/use-connection-form.client.ts'
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
  const [secret, setSecret] = useState<string>()
  const form = useNewConnection(door, choices?.people[0]?.email ?? '', async (added) => {
    setSecret(added.sharedSecret)
    await door.refresh()
    onAdded(added.id)
  })
  const { problem, error } = form.outcome
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
            <Button type="submit" form={formId} busy={form.isBusy}>
              {t('create')}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{t('done')}</Button>
        )
      }
    >
      {secret === undefined ? (
        <ConnectionForm id={formId} form={form} choices={choices}>
          {door.isOffice && <ChosenSecret {...form.field('sharedSecret')} required={false} />}
          {problem?.fields.length === 0 && (
            <Message tone="bad" live>
              {t(nameRefusal(error?.problem))}
            </Message>
          )}
        </ConnectionForm>
      ) : (
        <SecretField secret={secret} />
      )}
    </Dialog>
  )
}
