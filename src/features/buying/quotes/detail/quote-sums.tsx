import { discountsFor, sumQuote } from '#features/buying/quotes/quote-total.rules.ts'
import type { QuoteVersionView } from '#features/buying/quotes/quote.schema.ts'
import { fromMoneyJson } from '#kernel/money.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './quote-detail.module.css'

const pricedLines = ({ kind, lines }: QuoteVersionView) =>
  lines.map(({ id, quantity, unitPrice, wantedPrice }) => {
    const unit = kind === 'Countered' ? (wantedPrice ?? unitPrice) : unitPrice
    return { id, quantity, unit: unit ? fromMoneyJson(unit) : undefined }
  })

/** The sum of the chosen lines of an offer, as the server will compute it. */
const sumChosen = (version: QuoteVersionView, chosen: ReadonlySet<string>, currency: string) => {
  const all = pricedLines(version)
  const lines = all.filter(({ id }) => chosen.has(id))
  const discounts = version.discounts.map(({ name, percent, amount }) => ({ name, percent, amount: fromMoneyJson(amount) }))
  return lines.length === 0 ? undefined : sumQuote(lines, discountsFor(lines, all, discounts), currency)
}

type QuoteSumsProps = {
  version: QuoteVersionView
  before: QuoteVersionView | undefined
  chosen?: ReadonlySet<string> | undefined
  currency: string
}

export const QuoteSums = ({ version, before, chosen, currency }: QuoteSumsProps) => {
  const t = useTexts('quotes')
  const { money, number } = useFormats()
  const isPart = chosen !== undefined && chosen.size < version.lines.length
  const all = new Set(version.lines.map(({ id }) => id))
  const sum = sumChosen(version, chosen ?? all, currency)
  return (
    <>
      <dl className={styles.sums}>
        {sum && sum.discounts.length > 0 && (
          <div>
            <dt>{t(isPart ? 'sum.chosen' : 'sum.lines')}</dt>
            <dd>{money(sum.subtotal)}</dd>
          </div>
        )}
        {sum?.discounts.map(({ name, percent, amount }) => (
          <div key={name}>
            <dt>{percent === undefined ? name : `${name} (${number(Number(percent), { maximumFractionDigits: 4 })} %)`}</dt>
            <dd>{money({ ...amount, minor: -amount.minor })}</dd>
          </div>
        ))}
        <div data-total>
          <dt>{t('sum.total')}</dt>
          <dd>{sum ? money(sum.total) : '–'}</dd>
        </div>
        {before?.total && (
          <div className={styles.muted}>
            <dt>{t('version', { number: number(before.number) })}</dt>
            <dd>{money(before.total)}</dd>
          </div>
        )}
      </dl>
      <p className={styles.muted}>{t('net')}</p>
    </>
  )
}
