import { useEndpointQuery } from '#browser/query.ts'
import { readInvoiceSummary } from '#features/orders/invoices/invoice.api.ts'
import { fromMoneyJson, toDecimal } from '#kernel/money.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { BarChart } from '#ui/charts/bar-chart.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './invoice-list.module.css'

type Owed = ReplyOf<typeof readInvoiceSummary>['currencies'][number]

const SUMS = ['overdue', 'notDue', 'open'] as const

/** Amounts to pay, each currency by itself, on one line: the list begins right below. */
const ToPay = ({ currencies }: { currencies: readonly Owed[] }) => {
  const t = useTexts('invoices')
  const formats = useFormats()
  const late = currencies.reduce((sum, owed) => sum + owed.late, 0)
  const days = Math.max(...currencies.map(({ oldestDays }) => oldestDays))
  const names = { overdue: t('overdue'), notDue: t('age.notDue'), open: t('open') }
  const amountOf = (owed: Owed, sum: (typeof SUMS)[number]) =>
    sum === 'notDue' ? owed.ages.find(({ age }) => age === 'notDue')?.amount : owed[sum]
  return (
    <section className={styles.toPay} aria-label={t('toPay')}>
      <dl>
        {SUMS.map((sum) => (
          <div key={sum} data-sum={sum} data-late={(sum === 'overdue' && late > 0) || undefined}>
            <dt>{names[sum]}</dt>
            {currencies.map((owed) => {
              const amount = amountOf(owed, sum)
              return amount && <dd key={owed.currency}>{formats.money(amount)}</dd>
            })}
          </div>
        ))}
      </dl>
      <p>{late === 0 ? t('nothingLate') : t('overdueText', { count: formats.number(late), days: formats.number(days) })}</p>
    </section>
  )
}

export const InvoiceSums = () => {
  const t = useTexts('invoices')
  const { data } = useEndpointQuery(readInvoiceSummary, {})
  if (!data) return null
  const isBilled = data.counts.some(({ count }) => count > 0)
  if (data.currencies.length === 0) return isBilled ? <p>{t('nothingOpen')}</p> : null
  return <ToPay currencies={data.currencies} />
}

const AgesIn = ({ owed: { currency, ages } }: { owed: Owed }) => {
  const t = useTexts('invoices')
  const formats = useFormats()
  const values = ages.map(({ amount }) => Number(toDecimal(fromMoneyJson(amount))))
  const amountOf = new Map(ages.map(({ amount }, at) => [values[at], formats.money(amount)]))
  return (
    <div className={styles.chart}>
      <BarChart
        title={t('ages', { currency })}
        names={ages.map(({ age }) => t(`age.${age}`))}
        nameHeader={t('age')}
        series={[{ key: 'open', label: t('open'), values }]}
        formatValue={(value) => amountOf.get(value) ?? formats.number(value)}
      />
    </div>
  )
}

/** Below the list: how old what is open is. */
export const InvoiceAges = () => {
  const { data } = useEndpointQuery(readInvoiceSummary, {})
  if (!data || data.currencies.length === 0) return null
  return (
    <div className={styles.ages}>
      {data.currencies.map((owed) => (
        <AgesIn key={owed.currency} owed={owed} />
      ))}
    </div>
  )
}
