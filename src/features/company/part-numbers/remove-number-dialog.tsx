import { useState } from 'react'
import { call } from '#browser/api.ts'
import { refreshQueries } from '#browser/query.ts'
import { listPartNumbers, removePartNumber, type ListedNumber } from '#features/company/part-numbers/part-number.api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type RemoveNumberDialogProps = { entry: ListedNumber; onClose: () => void; onRemoved: (number: string) => void }

export const RemoveNumberDialog = ({ entry: { id, number }, onClose, onRemoved }: RemoveNumberDialogProps) => {
  const t = useTexts('part-numbers')
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const remove = async (): Promise<void> => {
    setBusy(true)
    const { ok, status } = await call(removePartNumber, { params: { id }, errors: 'own' })
    setBusy(false)
    // Somebody else removed it meanwhile: what was asked for is done.
    if (!ok && status !== 404) return setFailed(true)
    await refreshQueries(listPartNumbers)
    onRemoved(number)
  }
  return (
    <Dialog
      open
      title={t('remove.of', { number })}
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
      <p>{t('remove.text')}</p>
      {hasFailed && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
    </Dialog>
  )
}
