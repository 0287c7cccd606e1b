import { useState } from 'react'
import { useEndpointQuery } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { readSpending } from '#features/buying/purchases/purchase.api.ts'
import { SPENDING_MONTHS } from '#features/buying/purchases/purchase.rules.ts'
import { fromMoneyJson, toDecimal, type MoneyJson } from '#kernel/money.ts'
import { ButtonLink } from '#ui/button.tsx'
import { BarChart } from '#ui/charts/bar-chart.tsx'
import { HorizontalBars } from '#ui/charts/horizontal-bars.tsx'
import { Icon } from '#ui/icon.tsx'
import { Message } from '#ui/message.tsx'
import { Section } from '#ui/section.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/state.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './spending-charts.module.css'

const CONFLICT = 409
/** Lists longer than this say no more than their beginning does. */
const MOST_BARS = 12

/** For the length of a bar only; what is written comes from the money itself. */
const lengthOf = (amount: MoneyJson): number => Number(toDecimal(fromMoneyJson(amount)))

export const Block = () => {
  const t = useTexts('purchases')
  const { locale } = usePage()
  const { money, number, month } = useFormats()
  const [months, setMonths] = useState<number>(12)
  const [currency, setCurrency] = useState<string>()
  const query = { months, language: locale.language, ...(currency !== undefined && { currency }) }
  const { data, error, isFetching, refetch } = useEndpointQuery(readSpending, { query }, { keepsPrevious: true })
  if (error?.status === CONFLICT)
    return (
      <Section space="tight">
        <Message live>{t('chooseAccount')}</Message>
      </Section>
    )
  if (!data)
    return (
      <Section space="tight">
        {error ? (
          <ErrorState headingLevel={2} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <SkeletonGroup>
            <Skeleton width="long" />
            <Skeleton width="full" />
          </SkeletonGroup>
        )}
      </Section>
    )
  const show = (value: number): string => `${number(Math.round(value))} ${data.currency}`
  const rank = (rows: typeof data.sites) =>
    rows.slice(0, MOST_BARS).map(({ name, amount }) => ({ key: name, label: name || t('other'), value: lengthOf(amount) }))
  const address = `/api/purchases/v1/spending.csv?${new URLSearchParams({ months: String(months), currency: data.currency, language: locale.language }).toString()}`
  return (
    <Section space="tight">
      <div className={styles.bar}>
        <Select
          size="small"
          label={t('period')}
          value={String(months)}
          options={SPENDING_MONTHS.map((one) => ({ value: String(one), label: t('months', { count: number(one) }) }))}
          onChange={(event) => setMonths(Number(event.target.value))}
        />
        {data.currencies.length > 1 && (
          <Select
            size="small"
            label={t('billed')}
            value={data.currency}
            options={data.currencies.map((one) => ({ value: one, label: one }))}
            onChange={(event) => setCurrency(event.target.value)}
          />
        )}
        <ButtonLink variant="secondary" size="small" href={address} download>
          <Icon name="download" size="small" />
          {t('export')}
        </ButtonLink>
      </div>
      {data.currencies.length === 0 ? (
        <EmptyState headingLevel={2} icon="chart" title={t('nothing')}>
          {t('nothing.text')}
        </EmptyState>
      ) : (
        <div className={styles.charts}>
          <p className={styles.total}>{t('total', { amount: money(data.total) })}</p>
          <BarChart
            title={t('byMonth', { currency: data.currency })}
            names={data.months.map(({ name }) => month(name, 'long'))}
            axisNames={data.months.map(({ name }) => month(name, 'short'))}
            nameHeader={t('month')}
            series={[{ key: 'net', label: t('net'), values: data.months.map(({ amount }) => lengthOf(amount)) }]}
            formatValue={show}
          />
          <div className={styles.pair}>
            <HorizontalBars
              title={t('byCategory', { currency: data.currency })}
              nameHeader={t('category')}
              valueHeader={t('net')}
              values={rank(data.categories)}
              formatValue={show}
            />
            <HorizontalBars
              title={t('bySite', { currency: data.currency })}
              nameHeader={t('site')}
              valueHeader={t('net')}
              values={rank(data.sites)}
              formatValue={show}
            />
          </div>
        </div>
      )}
    </Section>
  )
}
