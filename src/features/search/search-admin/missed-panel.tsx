import { QueryGrid, queryColumn, searchesColumn, trendColumn } from '#features/search/search-admin/query-grid.tsx'
import { MISSED_LIST, type ListedQuery } from '#features/search/search-admin/query-list.rules.ts'
import { ReportChoices, type ReportPanelProps } from '#features/search/search-admin/report-parts.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import type { GridColumn, GridSelection } from '#ui/data-grid/grid-column.ts'
import type { Formats } from '#ui/format.ts'
import { EmptyState } from '#ui/state.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './search-admin.module.css'

type Help = {
  hasSynonym: (query: string) => boolean
  isPinned: (query: string) => boolean
  onAddSynonym: (queries: readonly string[]) => void
  onPin: (query: string) => void
}

type MissedPanelProps = ReportPanelProps & Help

const listColumns = (
  t: ReturnType<typeof useTexts<'search-admin'>>,
  formats: Formats,
  { hasSynonym, isPinned, onAddSynonym, onPin }: Help,
): readonly GridColumn<ListedQuery>[] => [
  queryColumn(t, (query) => (
    <span className={styles.marks}>
      {hasSynonym(query) && <Badge tone="ok">{t('hasSynonym')}</Badge>}
      {isPinned(query) && <Badge tone="ok">{t('isPinned')}</Badge>}
    </span>
  )),
  trendColumn(t),
  searchesColumn(t, formats),
  {
    key: 'action',
    header: t('action'),
    phone: 'full',
    cell: ({ query }) => (
      <span className={styles.actions}>
        <Button variant="secondary" size="small" onClick={() => onAddSynonym([query])}>
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

/** Several spellings of one thing become one list. */
const selectForSynonyms = (
  t: ReturnType<typeof useTexts<'search-admin'>>,
  { onAddSynonym }: Help,
): GridSelection<ListedQuery> => ({
  label: ({ query }) => query,
  actions: (queries) => (
    <Button variant="secondary" size="small" onClick={() => onAddSynonym(queries)}>
      {t('addSynonyms')}
    </Button>
  ),
})

/** Searches without results, each with two ways to help. */
export const MissedPanel = ({ report, choice, onChoose, ...help }: MissedPanelProps) => {
  const t = useTexts('search-admin')
  const columns = listColumns(t, useFormats(), help)
  return (
    <div className={styles.panel}>
      <ReportChoices report={report} choice={choice} onChoose={onChoose} />
      <p className={styles.text}>{t('missed.text')}</p>
      <QueryGrid
        name="missed"
        list={MISSED_LIST}
        found="nothing"
        caption={t('missed')}
        choice={choice}
        columns={columns}
        selection={selectForSynonyms(t, help)}
        empty={
          <EmptyState headingLevel={2} icon="check" title={t('missed.none')}>
            {t('missed.none.text')}
          </EmptyState>
        }
      />
    </div>
  )
}
