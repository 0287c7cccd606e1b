import { MarginText } from '#features/administration/quote-admin/margin-text.tsx'
import { findMargin } from '#features/administration/quote-admin/offer-margin.rules.ts'
import type { LineEntry } from '#features/administration/quote-admin/offer-form.rules.ts'
import { readLinePrice } from '#features/administration/quote-admin/offer-form.rules.ts'
import type { QuoteLineView } from '#features/buying/quotes/public.ts'
import { multiplyMoney, type Money } from '#kernel/money.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './quote-admin.module.css'

type OfferLinesProps = {
  lines: readonly QuoteLineView[]
  entries: readonly LineEntry[]
  currency: string
  /** By part number. */
  costs: ReadonlyMap<string, Money>
  onChange: (entries: readonly LineEntry[]) => void
}

/** One block a line: what the account pays, what the customer has in mind, and what is offered. */
export const OfferLines = ({ lines, entries, currency, costs, onChange }: OfferLinesProps) => {
  const t = useTexts('quote-admin')
  const { money, number } = useFormats()
  const change = (id: string, made: Partial<LineEntry>): void =>
    onChange(entries.map((entry) => (entry.id === id ? { ...entry, ...made } : entry)))
  return (
    <ul className={styles.lines} aria-label={t('offer.title')}>
      {entries.map((entry) => {
        const line = lines.find(({ id }) => id === entry.id)
        if (!line) return null
        const { sku, name, quantity, listPrice, wantedPrice } = line
        const unit = readLinePrice(entry.price, currency)
        return (
          <li key={entry.id} className={styles.line} data-out={entry.isOffered ? undefined : ''}>
            <div className={styles.lineHead}>
              <span>
                <strong>{name}</strong> <span className="num">{sku}</span>
              </span>
              <Checkbox
                label={t('offers.of', { sku })}
                checked={entry.isOffered}
                onChange={(event) => change(entry.id, { isOffered: event.currentTarget.checked })}
              />
            </div>
            <p className={styles.muted}>
              {t('pieces')}: {number(quantity)}. {t('accountPrice')}: {listPrice ? money(listPrice) : '–'}. {t('wanted')}:{' '}
              {wantedPrice ? money(wantedPrice) : '–'}. {t('lineTotal')}:{' '}
              {unit && entry.isOffered ? money(multiplyMoney(unit, quantity)) : '–'}. {t('margin')}:{' '}
              <MarginText margin={entry.isOffered ? findMargin(unit, costs.get(sku)) : undefined} />
            </p>
            {entry.isOffered && (
              <div className={styles.fields}>
                <TextField
                  size="small"
                  inputMode="decimal"
                  label={t('price.of', { sku })}
                  value={entry.price}
                  onChange={(event) => change(entry.id, { price: event.currentTarget.value })}
                />
                <TextField
                  size="small"
                  type="number"
                  min={0}
                  step={1}
                  label={t('lead.of', { sku })}
                  value={entry.leadDays}
                  onChange={(event) => change(entry.id, { leadDays: event.currentTarget.value })}
                />
                <TextField
                  size="small"
                  type="datetime-local"
                  label={t('lineUntil.of', { sku })}
                  value={entry.until}
                  onChange={(event) => change(entry.id, { until: event.currentTarget.value })}
                />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
