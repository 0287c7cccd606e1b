import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import {
  changePurchaseLine,
  purchaseLineForm,
  type ChangedLine,
  type PurchaseOrderLine,
} from '#features/buying/purchase-orders/purchase-order.api.ts'
import { readLineFix, type LineFixValues } from '#features/buying/quick-order/public.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './purchase-orders.module.css'

type FixLineProps = {
  readonly order: string
  readonly line: PurchaseOrderLine
  readonly busy: boolean
  /** Without what became of it where it was refused. */
  readonly onAnswer: (changed?: ChangedLine) => Promise<void>
  readonly onLeaveOut: () => void
}

/** Which part is meant, or how many pieces. */
export const FixLine = ({ order, line, busy, onAnswer, onLeaveOut }: FixLineProps) => {
  const t = useTexts('purchase-orders')
  const ui = useTexts('ui')
  const place = { line: String(line.line) }
  const form = useEndpointForm(changePurchaseLine, {
    rules: purchaseLineForm,
    request: { params: { id: order, line: line.line } },
    values: { number: line.number, quantity: line.quantity === null ? '' : String(line.quantity), chosen: '' },
    bodyOf: (values: LineFixValues) => readLineFix(values, line),
    faultsOf: (values) => {
      const isWrong = values.quantity.trim() !== '' && readLineFix(values, line).quantity === undefined
      return { quantity: isWrong ? ui('form.field') : undefined }
    },
    onSent: onAnswer,
    onRefused: () => onAnswer(),
  })
  const fix = (chosen: string) =>
    form.check(() => {
      form.change('chosen', chosen)
      const values = { number: form.textOf('number'), quantity: form.textOf('quantity'), chosen }
      return Object.keys(readLineFix(values, line)).length > 0 ? form.send() : undefined
    })
  const isBusy = busy || form.isBusy
  return (
    <li className={styles.openLine}>
      <p>{line.asked}</p>
      <form {...form.props} className={styles.fix} onSubmit={fix('')}>
        <TextField
          label={t('fix.number', place)}
          hideLabel
          placeholder={t('fix.part')}
          {...form.field('number')}
          maxLength={60}
          required={false}
        />
        <TextField
          label={t('fix.pieces', place)}
          hideLabel
          placeholder={t('pieces')}
          {...form.field('quantity')}
          type="text"
          inputMode="numeric"
          maxLength={5}
          required={false}
        />
        <Button type="submit" variant="secondary" size="small" busy={isBusy}>
          {t('fix.check')}
        </Button>
        <IconButton label={t('leave', place)} onClick={onLeaveOut}>
          <Icon name="trash" size="small" />
        </IconButton>
      </form>
      {line.candidates.length > 0 && (
        <ul>
          {line.candidates.map(({ sku, name }) => (
            <li key={sku}>
              <Button variant="quiet" size="small" busy={isBusy} onClick={fix(sku)}>
                {t('fix.use', { sku })}
              </Button>
              <span className={styles.small}>{name}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
