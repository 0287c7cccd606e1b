import { useState, type SyntheticEvent } from 'react'
import type { PurchaseOrderLine } from '#features/buying/purchase-orders/purchase-order.api.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './purchase-orders.module.css'

export type LineFix = { readonly number?: string; readonly quantity?: number }

type FixLineProps = {
  readonly line: PurchaseOrderLine
  readonly busy: boolean
  readonly onFix: (fix: LineFix) => void
  readonly onLeaveOut: () => void
}

const MOST = 99_999

const readCount = (text: string): number | undefined => {
  const count = Number(text)
  return /^\d{1,5}$/.test(text.trim()) && count >= 1 && count <= MOST ? count : undefined
}

/** Which part is meant, or how many pieces. */
export const FixLine = ({ line, busy, onFix, onLeaveOut }: FixLineProps) => {
  const t = useTexts('purchase-orders')
  const [number, setNumber] = useState(line.number)
  const [quantity, setQuantity] = useState(line.quantity === null ? '' : String(line.quantity))
  const count = readCount(quantity)
  const place = { line: String(line.line) }
  const pieces = count === undefined ? {} : { quantity: count }
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    const typed = number.trim()
    const fix = { ...(typed !== '' && typed !== line.number && { number: typed }), ...pieces }
    if (Object.keys(fix).length > 0) onFix(fix)
  }
  return (
    <li className={styles.openLine}>
      <p>{line.asked}</p>
      <form className={styles.fix} noValidate onSubmit={submit}>
        <TextField
          label={t('fix.number', place)}
          hideLabel
          placeholder={t('fix.part')}
          maxLength={60}
          value={number}
          onChange={({ target }) => setNumber(target.value)}
        />
        <TextField
          label={t('fix.pieces', place)}
          hideLabel
          placeholder={t('pieces')}
          inputMode="numeric"
          maxLength={5}
          value={quantity}
          onChange={({ target }) => setQuantity(target.value)}
        />
        <Button type="submit" variant="secondary" size="small" busy={busy}>
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
              <Button variant="quiet" size="small" busy={busy} onClick={() => onFix({ number: sku, ...pieces })}>
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
