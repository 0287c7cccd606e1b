import type { OrderView } from '#features/orders/orders/order.schema.ts'
import { MAX_PICTURE_BYTES, MOST_PICTURES, RETURN_REASONS } from '#features/orders/orders/returns/return.rules.ts'
import { useReturnForm } from '#features/orders/orders/returns/use-return-form.client.ts'
import { FileUpload } from '#foundation/uploads/public.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { Select } from '#ui/select.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../detail/order-detail.module.css'

type ReturnForm = ReturnType<typeof useReturnForm>

/** How many pieces of a line go back, and which ones. */
const LineFields = ({ part, form }: { part: OrderView['parts'][number]; form: ReturnForm }) => {
  const t = useTexts('orders')
  const { number } = useFormats()
  const { position, sku, name, returnable } = part
  const { pieces, serials } = form.entryOf(position)
  const fault = form.found?.position === position ? form.found.fault : undefined
  const isOfSerials = fault !== undefined && fault !== 'not_returnable' && fault !== 'empty'
  return (
    <>
      <TextField
        type="number"
        label={t('return.pieces', { name, sku })}
        hint={t('return.most', { count: number(returnable) })}
        error={fault === 'not_returnable' ? t('return.not_returnable') : undefined}
        min={0}
        max={returnable}
        step={1}
        value={pieces}
        onChange={(event) => form.change(position, { pieces: event.currentTarget.value })}
      />
      {Number(pieces) > 0 && (
        <TextArea
          label={`${t('return.serials')}, ${sku}`}
          hint={t('return.serials.hint')}
          error={isOfSerials ? t(`return.${fault}`) : undefined}
          optional
          rows={2}
          value={serials}
          onChange={(event) => form.change(position, { serials: event.currentTarget.value })}
        />
      )}
    </>
  )
}

/** `position`: the line it was opened at; without one all lines are offered. */
type ReturnDialogProps = { view: OrderView; position?: number; onClose: () => void }

export const ReturnDialog = ({ view, position, onClose }: ReturnDialogProps) => {
  const t = useTexts('orders')
  const { number } = useFormats()
  const form = useReturnForm(view, position, onClose)
  const parts = view.parts.filter((part) => part.returnable > 0 && (position === undefined || part.position === position))
  const most = number(MOST_PICTURES)
  return (
    <Dialog
      open
      title={t('return.title', { number: view.number })}
      description={t('return.text')}
      onClose={onClose}
      footer={
        <Button type="submit" form="return-form" busy={form.isPending} disabled={form.isUploading}>
          {t('return.send')}
        </Button>
      }
    >
      <form
        id="return-form"
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.send()
        }}
      >
        {parts.map((part) => (
          <LineFields key={part.position} part={part} form={form} />
        ))}
        <Select
          label={t('return.reason')}
          value={form.reason}
          options={RETURN_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
          onChange={(event) => form.setReason(RETURN_REASONS.find((one) => one === event.target.value) ?? 'other')}
        />
        <TextArea
          label={t('return.note')}
          value={form.note}
          maxLength={1000}
          onChange={(event) => form.setNote(event.currentTarget.value)}
        />
        <FileUpload
          queue={form.queue}
          label={t('return.pictures')}
          hint={t('return.pictures.hint', { count: most })}
          accept="image/png,image/jpeg,image/webp"
          maxBytes={MAX_PICTURE_BYTES}
          isMultiple
        />
      </form>
      {form.found?.fault === 'empty' && (
        <Message tone="bad" live>
          {t('return.empty')}
        </Message>
      )}
      {form.hasManyPictures && (
        <Message tone="bad" live>
          {t('return.pictures.many', { count: most })}
        </Message>
      )}
      {form.isError && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
    </Dialog>
  )
}
