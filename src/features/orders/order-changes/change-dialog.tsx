import { useRef, useState, type SyntheticEvent } from 'react'
import { createIntent } from '#browser/idempotency-key.ts'
import { refreshQueries, useEndpointMutation } from '#browser/query.ts'
import { listChanges, requestChange } from '#features/orders/order-changes/order-change.api.ts'
import { readOwnOrder } from '#features/orders/orders/public.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './order-changes.module.css'

type ChangeDialogProps = {
  kind: 'change' | 'cancel'
  orderNumber: string
  line: { position: number; sku: string; quantity: number; least: number; most: number }
  onClose: () => void
}

const CONFLICT = 409

/** Asks staff for another quantity of a line, or to cancel it. */
export const ChangeDialog = ({ kind, orderNumber, line, onClose }: ChangeDialogProps) => {
  const t = useTexts('order-changes')
  const { number } = useFormats()
  const intent = useRef(createIntent())
  const [pieces, setPieces] = useState(String(line.quantity))
  const [note, setNote] = useState('')
  const [isWrong, setWrong] = useState(false)
  const { mutateAsync, isPending, error } = useEndpointMutation(requestChange)
  const { position, sku, quantity, least, most } = line

  const send = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    const wanted = Number(pieces)
    const isValid = kind === 'cancel' || (Number.isInteger(wanted) && wanted >= least && wanted <= most && wanted !== quantity)
    setWrong(!isValid)
    if (!isValid || isPending) return
    const lines = [kind === 'cancel' ? { position, cancel: true as const } : { position, quantity: wanted }]
    const body = { lines, note }
    const request = { params: { number: orderNumber }, body, headers: intent.current.headersFor(body) }
    const isDone = await mutateAsync(request).then(
      () => true,
      () => false,
    )
    await refreshQueries(listChanges, readOwnOrder)
    if (isDone) onClose()
  }
  return (
    <Dialog
      open
      title={t(`${kind}.title`, { sku })}
      description={t(`${kind}.text`)}
      onClose={onClose}
      footer={
        <Button type="submit" form="change-form" busy={isPending}>
          {t('send')}
        </Button>
      }
    >
      <form id="change-form" className={styles.form} onSubmit={(event) => void send(event)}>
        {kind === 'change' && (
          <TextField
            label={t('quantity')}
            hint={t('quantity.now', { count: number(quantity) })}
            error={isWrong ? t('quantity.wrong') : undefined}
            inputMode="numeric"
            maxLength={6}
            value={pieces}
            onChange={(event) => setPieces(event.currentTarget.value)}
          />
        )}
        <TextArea
          label={t('note')}
          optional
          value={note}
          maxLength={1000}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </form>
      {error && (
        <Message tone="bad" live>
          {t(error.status === CONFLICT ? 'late' : 'failed')}
        </Message>
      )}
    </Dialog>
  )
}
