import type { DiscountEntry } from '#features/administration/quote-admin/offer-form.rules.ts'
import { MOST_DISCOUNTS } from '#features/buying/quotes/public.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './quote-admin.module.css'

type OfferDiscountsProps = {
  discounts: readonly DiscountEntry[]
  currency: string
  onChange: (discounts: readonly DiscountEntry[]) => void
}

export const OfferDiscounts = ({ discounts, currency, onChange }: OfferDiscountsProps) => {
  const t = useTexts('quote-admin')
  const change = (at: number, made: Partial<DiscountEntry>): void =>
    onChange(discounts.map((entry, place) => (place === at ? { ...entry, ...made } : entry)))
  return (
    <section className={styles.discounts} aria-labelledby="offer-discounts">
      <h3 id="offer-discounts">{t('discounts')}</h3>
      {discounts.map(({ name, kind, value }, at) => (
        <div key={at} className={styles.fields}>
          <TextField
            size="small"
            label={t('discount.name')}
            maxLength={80}
            value={name}
            onChange={(event) => change(at, { name: event.currentTarget.value })}
          />
          <Select
            label={t('discount.kind')}
            value={kind}
            options={[
              { value: 'percent', label: t('discount.percent') },
              { value: 'amount', label: t('discount.amount', { currency }) },
            ]}
            onChange={(event) => change(at, { kind: event.target.value === 'amount' ? 'amount' : 'percent' })}
          />
          <TextField
            size="small"
            inputMode="decimal"
            label={t('discount.value')}
            value={value}
            onChange={(event) => change(at, { value: event.currentTarget.value })}
          />
          <Button variant="quiet" size="small" onClick={() => onChange(discounts.filter((_, place) => place !== at))}>
            {t('discount.remove', { name })}
          </Button>
        </div>
      ))}
      {discounts.length < MOST_DISCOUNTS && (
        <div>
          <Button
            variant="secondary"
            size="small"
            onClick={() => onChange([...discounts, { name: '', kind: 'percent', value: '' }])}
          >
            {t('discount.add')}
          </Button>
        </div>
      )}
    </section>
  )
}
