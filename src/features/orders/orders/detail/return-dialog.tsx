import { useRef, useState, type SyntheticEvent } from 'react'
import { createIntent } from '#browser/idempotency-key.ts'
import { refreshQueries, useEndpointMutation } from '#browser/query.ts'
import { readOwnOrder, requestReturn } from '#features/orders/orders/order.api.ts'
import type { OrderView } from '#features/orders/orders/order.schema.ts'
import { RETURN_REASONS } from '#features/orders/orders/return.rules.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { Select } from '#ui/select.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './order-detail.module.css'

type ReturnDialogProps = { view: OrderView; onClose: () => void }

export const ReturnDialog = ({ view, onClose }: ReturnDialogProps) => {
  const t = useTexts('orders')
  const { number } = useFormats()
  const intent = useRef(createIntent())
  const [reason, setReason] = useState<(typeof RETURN_REASONS)[number]>('damaged')
  const [note, setNote] = useState('')
  const [pieces, setPieces] = useState<ReadonlyMap<number, number>>(new Map())
  const [isEmpty, setEmpty] = useState(false)
  const { mutateAsync, isPending, isError } = useEndpointMutation(requestReturn)
  const parts = view.parts.filter(({ returnable }) => returnable > 0)

  const send = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    const lines = [...pieces].filter(([, quantity]) => quantity > 0).map(([position, quantity]) => ({ position, quantity }))
    setEmpty(lines.length === 0)
    if (lines.length === 0 || isPending) return
    const body = { reason, note, lines }
    const isDone = await mutateAsync({ params: { number: view.number }, body, headers: intent.current.headersFor(body) }).then(
      () => true,
      () => false,
    )
    await refreshQueries(readOwnOrder)
    if (isDone) onClose()
  }
  return (
    <Dialog
      open
      title={t('return.title', { number: view.number })}
      description={t('return.text')}
      onClose={onClose}
      footer={
        <Button type="submit" form="return-form" busy={isPending}>
          {t('return.send')}
        </Button>
      }
    >
      <form id="return-form" className={styles.form} onSubmit={(event) => void send(event)}>
        {parts.map(({ position, sku, name, returnable }) => (
          <TextField
            key={position}
            type="number"
            label={t('return.pieces', { name, sku })}
            hint={t('return.most', { count: number(returnable) })}
            min={0}
            max={returnable}
            step={1}
            value={String(pieces.get(position) ?? 0)}
            onChange={(event) => setPieces(new Map(pieces).set(position, Number(event.currentTarget.value)))}
          />
        ))}
        <Select
          label={t('return.reason')}
          value={reason}
          options={RETURN_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
          onChange={(event) => setReason(RETURN_REASONS.find((one) => one === event.target.value) ?? 'other')}
        />
        <TextArea
          label={t('return.note')}
          value={note}
          maxLength={1000}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </form>
      {isEmpty && (
        <Message tone="bad" live>
          {t('return.empty')}
        </Message>
      )}
      {isError && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
    </Dialog>
  )
}
