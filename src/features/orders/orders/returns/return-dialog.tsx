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

type ReturnForm = ReturnType<typeof useReturnForm>['form']

/** How many pieces of a line go back, and which ones. */
const LineFields = ({ part, form }: { part: OrderView['parts'][number]; form: ReturnForm }) => {
  const t = useTexts('orders')
  const { number } = useFormats()
  const { position, sku, name, returnable } = part
  return (
    <>
      <TextField
        type="number"
        label={t('return.pieces', { name, sku })}
        hint={t('return.most', { count: number(returnable) })}
        min={0}
        max={returnable}
        step={1}
        {...form.field(`pieces-${position}`)}
      />
      {Number(form.textOf(`pieces-${position}`)) > 0 && (
        <TextArea
          label={`${t('return.serials')}, ${sku}`}
          hint={t('return.serials.hint')}
          optional
          rows={2}
          {...form.field(`serials-${position}`)}
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
  const { form, submit, parts, queue, isUploading, hasManyPictures } = useReturnForm(view, position, onClose)
  const most = number(MOST_PICTURES)
  return (
    <Dialog
      open
      title={t('return.title', { number: view.number })}
      description={t('return.text')}
      onClose={onClose}
      footer={
        <Button type="submit" form="return-form" busy={form.isBusy} disabled={isUploading}>
          {t('return.send')}
        </Button>
      }
    >
      <form {...form.props} id="return-form" className={styles.form} onSubmit={submit}>
        {parts.map((part) => (
          <LineFields key={part.position} part={part} form={form} />
        ))}
        <Select
          label={t('return.reason')}
          options={RETURN_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
          {...form.field('reason')}
        />
        <TextArea label={t('return.note')} {...form.field('note')} />
        <FileUpload
          queue={queue}
          label={t('return.pictures')}
          hint={t('return.pictures.hint', { count: most })}
          accept="image/png,image/jpeg,image/webp"
          maxBytes={MAX_PICTURE_BYTES}
          isMultiple
        />
      </form>
      {hasManyPictures && (
        <Message tone="bad" live>
          {t('return.pictures.many', { count: most })}
        </Message>
      )}
      {form.outcome.error && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
    </Dialog>
  )
}
