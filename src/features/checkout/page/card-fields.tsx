import type { CardInput } from '#features/checkout/payment/card.rules.ts'
import { TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './checkout-page.module.css'

export const EMPTY_CARD: CardInput = { number: '', expires: '', code: '' }

type CardFieldsProps = {
  readonly card: CardInput
  readonly onChange: (card: CardInput) => void
  readonly wrong: readonly string[]
}

const FIELDS = [
  { name: 'number', autoComplete: 'cc-number', maxLength: 23 },
  { name: 'expires', autoComplete: 'cc-exp', maxLength: 9 },
  { name: 'code', autoComplete: 'cc-csc', maxLength: 4 },
] as const

/** They have no names in the form: a card's number is in no draft and no address. */
export const CardFields = ({ card, onChange, wrong }: CardFieldsProps) => {
  const t = useTexts('checkout')
  return (
    <div className={styles.card}>
      {FIELDS.map(({ name, ...input }) => (
        <TextField
          key={name}
          label={t(`card.${name}`)}
          inputMode={name === 'expires' ? 'text' : 'numeric'}
          required
          {...input}
          value={card[name]}
          error={wrong.includes(name) ? t(`card.${name}.wrong`) : undefined}
          onChange={(event) => onChange({ ...card, [name]: event.target.value })}
        />
      ))}
    </div>
  )
}
