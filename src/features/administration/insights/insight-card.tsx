import { usePage } from '#foundation/blocks/public.ts'
import { ChangeText } from '#features/administration/insights/change-text.tsx'
import { compare } from '#features/administration/insights/change.rules.ts'
import { exportHref } from '#features/administration/insights/export-href.rules.ts'
import { RankedFigures } from '#features/administration/insights/ranked-figures.tsx'
import type { InsightPeriodName } from '#features/administration/insights/insight-period.rules.ts'
import type { DrawnChart } from '#features/administration/insights/insight-report.schema.ts'
import { BarChart } from '#ui/charts/bar-chart.tsx'
import { LineChart } from '#ui/charts/line-chart.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './insights.module.css'

type DayChart = Extract<DrawnChart, { kind: 'line' | 'bars' }>

const OverTime = ({ chart, actions }: { chart: DayChart; actions: React.ReactNode }) => {
  const t = useTexts('insights')
  const { date, dayMonth } = useFormats()
  const { title, kind, days, series, beforeValues } = chart
  const about = { title, actions, hasReadTable: true, nameHeader: t('day'), names: days.map((day) => date(day)) }
  const axisNames = days.map((day) => dayMonth(day))
  const before = { key: 'before', label: t('before'), values: beforeValues, isDashed: true }
  return kind === 'line' ? (
    <LineChart {...about} axisNames={axisNames} series={[...series, before]} />
  ) : (
    <BarChart
      {...about}
      axisNames={axisNames}
      series={series.map((each) => ({ ...each, ...(each.key === 'failed' && { tone: 'bad' as const }) }))}
    />
  )
}

/** A chart with what it means, how it compares with the time before, and its file. */
export const InsightCard = ({ chart, period }: { chart: DrawnChart; period: InsightPeriodName }) => {
  const t = useTexts('insights')
  const { number } = useFormats()
  const { language } = usePage().locale
  const actions = (
    <a href={exportHref(chart.name, { period, language })} download>
      {t('export')}
    </a>
  )
  const { name, title, definition, total, before } = chart
  const unit = 'unit' in chart ? chart.unit : 'count'
  const shown = total === null ? '' : number(total, { maximumFractionDigits: unit === 'count' ? 0 : 1 })
  return (
    <section className={styles.card} aria-label={title} data-chart={name} data-wide={'series' in chart || undefined}>
      {'rows' in chart ? <RankedFigures chart={chart} actions={actions} /> : <OverTime chart={chart} actions={actions} />}
      <footer className={styles.foot}>
        {total !== null && (
          <p>
            {t(`total.${unit}`, { value: shown })} <ChangeText change={compare({ value: total, before, format: 'count' })} />
          </p>
        )}
        <p className={styles.definition}>{definition}</p>
      </footer>
    </section>
  )
}
