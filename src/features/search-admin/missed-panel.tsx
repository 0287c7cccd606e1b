import { QueryLink } from '#features/search-admin/query-link.tsx'
import { ReportChoices, WhenLoaded, type ReportPanelProps } from '#features/search-admin/report-parts.tsx'
import type { MissedQuery } from '#features/search-admin/report.rules.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/state.tsx'
import { Table, type Column } from '#ui/table.tsx'
import type { Formats } from '#ui/format.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './search-admin.module.css'

type Help = {
  hasSynonym: (query: string) => boolean
  isPinned: (query: string) => boolean
  onAddSynonym: (query: string) => void
  onPin: (query: string) => void
}

type MissedPanelProps = ReportPanelProps & Help

const listColumns = (
  t: ReturnType<typeof useTexts<'search-admin'>>,
  { number }: Formats,
  { hasSynonym, isPinned, onAddSynonym, onPin }: Help,
): readonly Column<MissedQuery>[] => [
  {
    key: 'query',
    header: t('query'),
    rowHeader: true,
    cell: ({ query }) => (
      <span className={styles.named}>
        <QueryLink query={query} />
        {hasSynonym(query) && <Badge tone="ok">{t('hasSynonym')}</Badge>}
        {isPinned(query) && <Badge tone="ok">{t('isPinned')}</Badge>}
      </span>
    ),
  },
  { key: 'searches', header: t('searches'), numeric: true, cell: ({ searches }) => number(searches) },
  {
    key: 'action',
    header: t('action'),
    phone: 'full',
    cell: ({ query }) => (
      <span className={styles.actions}>
        <Button variant="secondary" size="small" onClick={() => onAddSynonym(query)}>
          {t('addSynonym')}
          <span className="visually-hidden"> {query}</span>
        </Button>
        <Button variant="secondary" size="small" onClick={() => onPin(query)}>
          {t('pin')}
          <span className="visually-hidden"> {query}</span>
        </Button>
      </span>
    ),
  },
]

/** What people looked for in vain, each with the two ways to help. */
export const MissedPanel = ({ report, choice, onChoose, ...help }: MissedPanelProps) => {
  const t = useTexts('search-admin')
  const columns = listColumns(t, useFormats(), help)
  return (
    <div className={styles.panel}>
      <ReportChoices report={report} choice={choice} onChoose={onChoose} />
      <p className={styles.text}>{t('missed.text')}</p>
      <WhenLoaded of={report}>
        {({ empty }) => (
          <Table
            caption={t('missed')}
            columns={columns}
            rows={empty}
            rowKey={({ query }) => query}
            busy={report.isBusy}
            empty={
              <EmptyState headingLevel={2} icon="check" title={t('missed.none')}>
                {t('missed.none.text')}
              </EmptyState>
            }
          />
        )}
      </WhenLoaded>
    </div>
  )
}
