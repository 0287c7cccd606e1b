import { SearchesByDay } from '#features/search/business/day-chart.tsx'
import { QueryLink } from '#features/search/business/query-link.tsx'
import { Figures, PeriodChoice, WhenLoaded } from '#features/search/business/report-parts.tsx'
import type { AskedQuery, ReportDays, SearchReport } from '#features/search/business/report.rules.ts'
import type { Loaded } from '#features/search/business/use-loaded.ts'
import { EmptyState } from '#ui/state.tsx'
import { Table, type Column } from '#ui/table.tsx'
import type { Formats } from '#ui/format.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './search-business.module.css'

export type ReportPanelProps = {
  report: Loaded<SearchReport>
  days: ReportDays
  onChoose: (days: ReportDays) => void
}

const listColumns = (t: ReturnType<typeof useTexts<'search'>>, { number, percent }: Formats): readonly Column<AskedQuery>[] => [
  { key: 'query', header: t('business.query'), rowHeader: true, cell: ({ query }) => <QueryLink query={query} /> },
  { key: 'searches', header: t('business.searches'), numeric: true, cell: ({ searches }) => number(searches) },
  {
    key: 'results',
    header: t('business.results'),
    numeric: true,
    cell: ({ results }) => number(results),
    phone: 'start',
    phoneLabel: true,
  },
  { key: 'clicks', header: t('business.opened'), numeric: true, cell: ({ clicks }) => number(clicks), phone: 'hidden' },
  {
    key: 'clickThrough',
    header: t('business.clickThrough'),
    numeric: true,
    cell: ({ clickThrough }) => percent(clickThrough),
    phoneLabel: true,
  },
]

export const OverviewPanel = ({ report, days, onChoose }: ReportPanelProps) => {
  const t = useTexts('search')
  const columns = listColumns(t, useFormats())
  return (
    <div className={styles.panel}>
      <PeriodChoice days={days} onChoose={onChoose} />
      <WhenLoaded of={report}>
        {(data) =>
          data.totals.searches === 0 ? (
            <EmptyState headingLevel={2} icon="search" title={t('business.none')}>
              {t('business.none.text')}
            </EmptyState>
          ) : (
            <>
              <Figures report={data} />
              <SearchesByDay perDay={data.perDay} />
              <section className={styles.group}>
                <h2>{t('business.top')}</h2>
                <Table
                  caption={t('business.top')}
                  columns={columns}
                  rows={data.top}
                  rowKey={({ query }) => query}
                  busy={report.isBusy}
                />
              </section>
            </>
          )
        }
      </WhenLoaded>
    </div>
  )
}
