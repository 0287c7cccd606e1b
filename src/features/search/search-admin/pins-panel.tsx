import type { PinnedQuery } from '#features/search/search-admin/pin.rules.ts'
import { QueryLink } from '#features/search/search-admin/query-link.tsx'
import { WhenLoaded, type Loaded } from '#features/search/search-admin/report-parts.tsx'
import { RowActions } from '#features/search/search-admin/row-actions.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/state.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './search-admin.module.css'

type PinsPanelProps = {
  pins: Loaded<{ readonly pins: readonly PinnedQuery[] }>
  onAdd: () => void
  onEdit: (pinned: PinnedQuery) => void
  onRemove: (pinned: PinnedQuery) => void
}

const listColumns = (
  t: ReturnType<typeof useTexts<'search-admin'>>,
  { onEdit, onRemove }: Pick<PinsPanelProps, 'onEdit' | 'onRemove'>,
): readonly Column<PinnedQuery>[] => [
  {
    key: 'query',
    header: t('query'),
    rowHeader: true,
    phone: 'full',
    cell: ({ query }) => <QueryLink query={query} />,
  },
  {
    key: 'documents',
    header: t('tab.pins'),
    phone: 'full',
    cell: ({ documents }) => (
      <ol className={styles.ranks}>
        {documents.map(({ id, title }) => (
          <li key={id}>{title ?? <Badge tone="warn">{`${t('pins.gone')}: ${id}`}</Badge>}</li>
        ))}
      </ol>
    ),
  },
  {
    key: 'action',
    header: t('action'),
    phone: 'full',
    cell: (pinned) => <RowActions name={pinned.query} onEdit={() => onEdit(pinned)} onRemove={() => onRemove(pinned)} />,
  },
]

export const PinsPanel = ({ pins, onAdd, onEdit, onRemove }: PinsPanelProps) => {
  const t = useTexts('search-admin')
  const columns = listColumns(t, { onEdit, onRemove })
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <p className={styles.text}>{t('pins.text')}</p>
        <Button onClick={onAdd}>{t('pins.add')}</Button>
      </div>
      <WhenLoaded of={pins}>
        {(data) => (
          <Table
            caption={t('tab.pins')}
            columns={columns}
            rows={data.pins}
            rowKey={({ query }) => query}
            busy={pins.isFetching}
            empty={
              <EmptyState headingLevel={2} icon="list" title={t('pins.none')}>
                {t('pins.none.text')}
              </EmptyState>
            }
          />
        )}
      </WhenLoaded>
    </div>
  )
}
