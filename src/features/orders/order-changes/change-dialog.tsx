import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { refreshQueries } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { ChangeRefusal } from '#features/orders/order-changes/change-refusal.tsx'
import { changeForm, listChanges, requestChange } from '#features/orders/order-changes/order-change.api.ts'
import { readOwnOrder } from '#features/orders/orders/public.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './order-changes.module.css'

type ChangeDialogProps = {
  kind: 'change' | 'cancel'
  orderNumber: string
  line: { position: number; sku: string; quantity: number; least: number; most: number }
  onClose: () => void
}

type Values = { readonly pieces: string; readonly note: string }

/** Asks staff for another quantity of a line, or to cancel it. */
export const ChangeDialog = ({ kind, orderNumber, line, onClose }: ChangeDialogProps) => {
  const t = useTexts('order-changes')
  const { locale } = usePage()
  const { number } = useFormats()
  const { position, sku, quantity, least, most } = line
  const isRight = (pieces: number): boolean =>
    Number.isInteger(pieces) && pieces >= least && pieces <= most && pieces !== quantity
  const form = useEndpointForm(requestChange, {
    rules: changeForm,
    request: { params: { number: orderNumber }, query: { language: locale.language } },
    values: { pieces: String(quantity), note: '' },
    bodyOf: ({ pieces, note }: Values) => ({
      lines: [kind === 'cancel' ? { position, cancel: true as const } : { position, quantity: Number(pieces) }],
      note,
    }),
    faultsOf: ({ pieces }) => ({ pieces: kind === 'cancel' || isRight(Number(pieces)) ? undefined : t('quantity.wrong') }),
    isOnce: true,
  })
  const { error } = form.outcome
  const submit = form.check(async () => {
    const isDone = await form.send()
    await refreshQueries(listChanges, readOwnOrder)
    if (isDone) onClose()
  })
  return (
    <Dialog
      open
      title={t(`${kind}.title`, { sku })}
      description={t(`${kind}.text`)}
      onClose={onClose}
      footer={
        <Button type="submit" form="change-form" busy={form.isBusy}>
          {t('send')}
        </Button>
      }
    >
      <form {...form.props} id="change-form" className={styles.form} onSubmit={submit}>
        {kind === 'change' && (
          <TextField
            label={t('quantity')}
            hint={t('quantity.now', { count: number(quantity) })}
            inputMode="numeric"
            maxLength={6}
            {...form.field('pieces')}
          />
        )}
        <TextArea label={t('note')} optional {...form.field('note')} />
      </form>
      {error && <ChangeRefusal error={error} />}
    </Dialog>
  )
}
