import { AUDIT_LOG_LIST, listAuditLog } from '#foundation/audit/public.ts'
import { OfficeGrid } from '#foundation/saved-views/public.ts'
import { ListExport } from '#features/administration/back-office/list-export.tsx'
import { writeChange } from '#features/administration/back-office/audit-change.rules.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

const FILTERS: readonly string[] = ['object', 'actor', 'action', 'find', 'at']

type Entry = ReplyOf<typeof listAuditLog>['entries'][number]

const AuditExport = () => {
  const t = useTexts('back-office')
  return (
    <ListExport path="/api/back-office/v1/audit.csv" filters={FILTERS}>
      {t('audit.export')}
    </ListExport>
  )
}

export const Block = () => {
  const t = useTexts('back-office')
  const { dateTime } = useFormats()
  const columns: GridColumn<Entry>[] = [
    { key: 'at', header: t('time'), rowHeader: true, cell: ({ at }) => dateTime(at), isOneLine: true },
    { key: 'actor', header: t('who'), cell: ({ actor }) => actor.name ?? actor.email ?? '–' },
    { key: 'action', header: t('action'), cell: ({ action }) => action, phone: 'start' },
    { key: 'object', header: t('object'), cell: ({ name, object }) => name ?? object ?? '–', phone: 'full' },
    { key: 'change', header: t('change'), cell: (entry) => writeChange(entry), phone: 'full' },
    { key: 'from', header: t('from'), cell: ({ address }) => address ?? '–', phone: 'hidden' },
  ]
  return (
    <OfficeGrid
      name="audit"
      hasOwnExport
      caption={t('audit')}
      endpoint={listAuditLog}
      list={AUDIT_LOG_LIST}
      filters={[
        { key: 'find', label: t('audit.find'), kind: 'text' },
        { key: 'actor', label: t('who'), kind: 'text' },
        { key: 'action', label: t('action'), kind: 'text' },
        { key: 'at', label: t('time'), kind: 'dates' },
      ]}
      columns={columns}
      rowsOf={({ entries }) => entries}
      rowKey={({ id }) => id}
      tools={<AuditExport />}
    />
  )
}
