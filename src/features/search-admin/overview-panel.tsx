import { SearchesByDay } from '#features/search-admin/day-chart.tsx'
import { QueryLink } from '#features/search-admin/query-link.tsx'
import { Figures, ReportChoices, WhenLoaded, type ReportPanelProps } from '#features/search-admin/report-parts.tsx'
import type { AskedQuery } from '#features/search-admin/report.rules.ts'
import { EmptyState } from '#ui/state.tsx'
import { Table, type Column } from '#ui/table.tsx'
import type { Formats } from '#ui/format.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './search-admin.module.css'

const listColumns = (
  t: ReturnType<typeof useTexts<'search-admin'>>,
  { number, percent }: Formats,
): readonly Column<AskedQuery>[] => [
  { key: 'query', header: t('query'), rowHeader: true, cell: ({ query }) => <QueryLink query={query} /> },
  { key: 'searches', header: t('searches'), numeric: true, cell: ({ searches }) => number(searches) },
  {
    key: 'results',
    header: t('results'),
    numeric: true,
    cell: ({ results }) => number(results),
    phone: 'start',
    phoneLabel: true,
  },
  { key: 'clicks', header: t('opened'), numeric: true, cell: ({ clicks }) => number(clicks), phone: 'hidden' },
  {
    key: 'clickThrough',
    header: t('clickThrough'),
    numeric: true,
    cell: ({ clickThrough }) => percent(clickThrough),
    phoneLabel: true,
  },
]

export const OverviewPanel = ({ report, choice, onChoose }: ReportPanelProps) => {
  const t = useTexts('search-admin')
  const columns = listColumns(t, useFormats())
  return (
    <div className={styles.panel}>
      <ReportChoices report={report} choice={choice} onChoose={onChoose} />
      <WhenLoaded of={report}>
        {(data) =>
          data.totals.searches === 0 ? (
            <EmptyState headingLevel={2} icon="search" title={t('none')}>
              {t('none.text')}
            </EmptyState>
          ) : (
            <>
              <Figures report={data} />
              <SearchesByDay perDay={data.perDay} />
              <section className={styles.group}>
                <h2>{t('top')}</h2>
                <Table caption={t('top')} columns={columns} rows={data.top} rowKey={({ query }) => query} busy={report.isBusy} />
              </section>
            </>
          )
        }
      </WhenLoaded>
    </div>
  )
}
