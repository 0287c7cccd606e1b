import { useState } from 'react'
import { MOST_NOTE } from '#features/buying/cart/cart.rules.ts'
import type { LineProps } from '#features/buying/cart/page/cart-line.tsx'
import { nextBreakOf } from '#features/buying/cart/page/cart-state.rules.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './cart-page.module.css'

/** Breaks, what takes an old part's place, note and day, and what can be done with the line. */
export const LineMore = ({ line, onChange, onRemove, onReplace }: LineProps) => {
  const t = useTexts('cart')
  const { number, money, percent } = useFormats()
  const [isNoting, setIsNoting] = useState(false)
  const [isDating, setIsDating] = useState(false)
  const { sku, note, requestedOn, isSaved, former, replacement } = line
  const next = isSaved ? undefined : nextBreakOf(line)
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  return (
    <div className={styles.rest}>
      {former && (
        <p className={styles.former}>
          {t('line.former', { price: money(former) })}{' '}
          <button type="button" className={styles.act} onClick={() => onChange(line, { acceptsPrice: true })}>
            {t('line.accept')}
          </button>
        </p>
      )}
      {next && next.percent > 0 && (
        <p>
          {t('line.next', { count: number(next.more), percent: percent(next.percent / 100) })}{' '}
          <button type="button" className={styles.act} onClick={() => onChange(line, { quantity: next.from })}>
            {t('line.take', { count: number(next.from) })}
          </button>
        </p>
      )}
      {replacement && (
        <p className={styles.offer}>
          <a href={replacement.href}>{t('line.replaced', { sku: replacement.sku })}</a> {replacement.name}
          <Button variant="secondary" size="small" onClick={() => onReplace(line, replacement.sku)}>
            {t('line.use', { sku: replacement.sku })}
          </Button>
        </p>
      )}
      {(isNoting || note !== '') && (
        <TextField
          key={note}
          label={t('line.note', { sku })}
          hint={t('line.note.hint', { most: number(MOST_NOTE) })}
          size="small"
          defaultValue={note}
          maxLength={MOST_NOTE}
          onBlur={(event) => event.target.value.trim() !== note && onChange(line, { note: event.target.value.trim() })}
        />
      )}
      {(isDating || requestedOn !== null) && (
        <TextField
          key={requestedOn}
          label={t('line.date', { sku })}
          size="small"
          type="date"
          min={today}
          defaultValue={requestedOn ?? ''}
          onBlur={(event) =>
            event.target.value !== (requestedOn ?? '') && onChange(line, { requestedOn: event.target.value || null })
          }
        />
      )}
      <p className={styles.links}>
        <button type="button" className={styles.act} onClick={() => onChange(line, { isSaved: !isSaved })}>
          {t(isSaved ? 'line.back' : 'line.save')}
          <span className="visually-hidden"> {sku}</span>
        </button>
        {!isSaved && note === '' && !isNoting && (
          <button type="button" className={styles.act} onClick={() => setIsNoting(true)}>
            {t('line.note.add')}
            <span className="visually-hidden"> {sku}</span>
          </button>
        )}
        {!isSaved && requestedOn === null && !isDating && (
          <button type="button" className={styles.act} onClick={() => setIsDating(true)}>
            {t('line.date.add')}
            <span className="visually-hidden"> {sku}</span>
          </button>
        )}
        <button type="button" className={styles.act} onClick={() => onRemove(line)}>
          {t('line.remove')}
          <span className="visually-hidden"> {sku}</span>
        </button>
      </p>
    </div>
  )
}
