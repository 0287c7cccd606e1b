import { useState } from 'react'
import { call } from '#browser/api.ts'
import { refreshQueries } from '#browser/query.ts'
import { erasePersonData, listPeople, type ListedPerson } from '#features/administration/back-office/people.api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Message } from '#ui/message.tsx'
import { TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type EraseDialogProps = { person: ListedPerson; onClose: () => void; onErased: () => void }

/** It cannot be undone: the address is typed, so that nobody erases the row beside. */
export const EraseDialog = ({ person: { id, name, email }, onClose, onErased }: EraseDialogProps) => {
  const t = useTexts('back-office')
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const confirm = async (): Promise<void> => {
    setBusy(true)
    const { ok } = await call(erasePersonData, { params: { id }, body: { email: typed }, errors: 'own' })
    setBusy(false)
    setFailed(!ok)
    if (!ok) return
    await refreshQueries(listPeople)
    onErased()
    onClose()
  }
  return (
    <Dialog
      open
      title={t('access.erase.title', { name })}
      description={t('access.erase.text', { name })}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={isBusy} disabled={typed.trim().toLowerCase() !== email.toLowerCase()} onClick={() => void confirm()}>
            {t('access.erase')}
          </Button>
        </>
      }
    >
      {hasFailed && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
      <TextField
        label={t('access.erase.confirm', { email })}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Dialog>
  )
}
