import { useState } from 'react'
import {
  LONGEST_REMARK,
  LONGEST_TAG,
  MOST_PIECES,
  readQuantity,
  type ScheduleLine,
} from '#features/storefront/product-tools/schedule/schedule.rules.ts'
import { TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './line-fields.module.css'

type LineFieldsProps = {
  line: ScheduleLine
  /** The remark has a row of its own. */
  narrow?: boolean
  onChange: (change: Partial<ScheduleLine>) => void
}

/** Pieces, place and remark of one line; each label names the product, because there are many alike. */
export const LineFields = ({ line, narrow, onChange }: LineFieldsProps) => {
  const t = useTexts('product-tools')
  const { sku, quantity, tag, remark } = line
  return (
    <span className={styles.fields} data-narrow={narrow || undefined}>
      <QuantityField label={t('line.quantity', { sku })} value={quantity} onChange={onChange} />
      <TextField
        hideLabel
        size="small"
        label={t('line.tag', { sku })}
        placeholder={t('column.tag')}
        maxLength={LONGEST_TAG}
        value={tag}
        onChange={(event) => onChange({ tag: event.target.value })}
      />
      <TextField
        hideLabel
        size="small"
        label={t('line.remark', { sku })}
        placeholder={t('column.remark')}
        maxLength={LONGEST_REMARK}
        value={remark}
        onChange={(event) => onChange({ remark: event.target.value })}
      />
    </span>
  )
}

type QuantityFieldProps = { label: string; value: number; onChange: LineFieldsProps['onChange'] }

/** While one types, the field may be empty; it counts when one leaves it. */
const QuantityField = ({ label, value, onChange }: QuantityFieldProps) => {
  const [draft, setDraft] = useState({ typed: String(value), of: value })
  // A value that came from elsewhere is shown as it is.
  const typed = draft.of === value ? draft.typed : String(value)
  const setTyped = (text: string): void => setDraft({ typed: text, of: value })
  const settle = (): void => {
    const quantity = readQuantity(typed)
    setTyped(String(quantity))
    if (quantity !== value) onChange({ quantity })
  }
  return (
    <TextField
      hideLabel
      size="small"
      type="number"
      inputMode="numeric"
      min={1}
      max={MOST_PIECES}
      label={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle()
      }}
    />
  )
}
