import { QueryLink } from '#features/search/search-admin/query-link.tsx'
import { shareOf, type DayCount, type SearchReport } from '#features/search/search-admin/report.rules.ts'
import { BarChart } from '#ui/charts/bar-chart.tsx'
import { HorizontalBars } from '#ui/charts/horizontal-bars.tsx'
import { LineChart } from '#ui/charts/line-chart.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './search-admin.module.css'

/** A bar for each day; what found nothing stands on top in another colour. */
const SearchesByDay = ({ perDay }: { perDay: readonly DayCount[] }) => {
  const t = useTexts('search-admin')
  const { number, date, dayMonth } = useFormats()
  const counts = perDay.map(({ searches }) => searches)
  const names = perDay.map(({ day }) => date(day))
  return (
    <BarChart
      title={t('chart')}
      names={names}
      axisNames={perDay.map(({ day }) => dayMonth(day))}
      nameHeader={t('day')}
      series={[
        { key: 'found', label: t('chart.found'), values: perDay.map(({ searches, empty }) => searches - empty) },
        { key: 'empty', label: t('empty'), values: perDay.map(({ empty }) => empty), tone: 'c4' },
      ]}
      summary={t('chart.summary', {
        from: names[0] ?? '',
        to: names.at(-1) ?? '',
        most: number(Math.max(...counts)),
        least: number(Math.min(...counts)),
      })}
    />
  )
}

/** A day without a search has no share: the line stops there. */
const MissedShareByDay = ({ perDay }: { perDay: readonly DayCount[] }) => {
  const t = useTexts('search-admin')
  const { date, dayMonth, percent } = useFormats()
  const values = perDay.map(({ searches, empty }) => (searches === 0 ? null : shareOf(empty, searches)))
  return (
    <LineChart
      title={t('chart.share')}
      names={perDay.map(({ day }) => date(day))}
      axisNames={perDay.map(({ day }) => dayMonth(day))}
      nameHeader={t('day')}
      series={[{ key: 'share', label: t('empty'), values }]}
      formatValue={percent}
    />
  )
}

const MOST_MISSED = 6

export const ReportCharts = ({ report: { perDay, empty } }: { report: SearchReport }) => {
  const t = useTexts('search-admin')
  return (
    <>
      <SearchesByDay perDay={perDay} />
      <div className={styles.charts}>
        <MissedShareByDay perDay={perDay} />
        {empty.length > 0 && (
          <HorizontalBars
            title={t('missed')}
            nameHeader={t('query')}
            valueHeader={t('searches')}
            values={empty
              .slice(0, MOST_MISSED)
              .map(({ query, searches }) => ({ key: query, label: <QueryLink query={query} />, value: searches }))}
          />
        )}
      </div>
    </>
  )
}
