import { useEndpointQuery } from '#browser/query.ts'
import { readInvoiceSummary } from '#features/orders/invoices/invoice.api.ts'
import { fromMoneyJson, toDecimal } from '#kernel/money.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { BarChart } from '#ui/charts/bar-chart.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './invoice-list.module.css'

type Owed = ReplyOf<typeof readInvoiceSummary>['currencies'][number]

const OwedIn = ({ owed: { currency, ages, overdue, open, late, oldestDays } }: { owed: Owed }) => {
  const t = useTexts('invoices')
  const formats = useFormats()
  const notDue = ages.find(({ age }) => age === 'notDue')?.amount
  const values = ages.map(({ amount }) => Number(toDecimal(fromMoneyJson(amount))))
  const amountOf = new Map(ages.map(({ amount }, at) => [values[at], formats.money(amount)]))
  return (
    <div className={styles.sums}>
      <div className={styles.chart}>
        <BarChart
          title={t('ages', { currency })}
          names={ages.map(({ age }) => t(`age.${age}`))}
          nameHeader={t('age')}
          series={[{ key: 'open', label: t('open'), values }]}
          formatValue={(value) => amountOf.get(value) ?? formats.number(value)}
        />
      </div>
      <section className={styles.toPay} aria-label={`${t('toPay')}, ${currency}`}>
        <h2>{t('toPay')}</h2>
        <p className={styles.name}>{t('overdue')}</p>
        <p className={styles.overdue} data-late={late > 0 || undefined}>
          {formats.money(overdue)}
        </p>
        <p className={styles.note}>
          {late === 0 ? t('nothingLate') : t('overdueText', { count: formats.number(late), days: formats.number(oldestDays) })}
        </p>
        <dl className={styles.totals}>
          <dt>{t('age.notDue')}</dt>
          <dd>{notDue && formats.money(notDue)}</dd>
          <dt>{t('open')}</dt>
          <dd>{formats.money(open)}</dd>
        </dl>
      </section>
    </div>
  )
}

/** Open amounts: each currency by itself, by age. */
export const InvoiceSums = () => {
  const t = useTexts('invoices')
  const { data } = useEndpointQuery(readInvoiceSummary, {})
  if (!data) return null
  const isBilled = data.counts.some(({ count }) => count > 0)
  if (data.currencies.length === 0) return isBilled ? <p>{t('nothingOpen')}</p> : null
  return data.currencies.map((owed) => <OwedIn key={owed.currency} owed={owed} />)
}
