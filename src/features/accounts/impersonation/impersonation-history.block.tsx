import { toGridData, useGridQuery } from '#browser/grid-query.ts'
import { AUDIT_LIST, listOwnAudit, type ShownEntry } from '#foundation/audit/public.ts'
import { DataGrid } from '#ui/data-grid/data-grid.tsx'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import { useGrid } from '#ui/data-grid/use-grid.ts'
import { Section } from '#ui/section.tsx'
import { EmptyState } from '#ui/state.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

/** Who acted for this person, and what was done. */
export const Block = () => {
  const t = useTexts('impersonation')
  const formats = useFormats()
  const describe = ({ action, details }: ShownEntry): string => {
    const name = action.replace(/^acting\./, '')
    if (action === name) return action
    const route = typeof details.route === 'string' ? details.route : ''
    return name === 'started' || name === 'ended' ? t(`action.${name}`) : t('action.changed', { route })
  }
  const columns: readonly GridColumn<ShownEntry>[] = [
    {
      key: 'at',
      header: t('history.when'),
      rowHeader: true,
      cell: ({ at }) => formats.dateTime(at, { timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone }),
    },
    { key: 'who', header: t('history.who'), cell: ({ actor }) => actor.name ?? t('history.gone') },
    { key: 'what', header: t('history.what'), cell: describe, phone: 'full' },
  ]
  const filters = [{ key: 'at', label: t('history.when'), kind: 'dates' as const }]
  const grid = useGrid({ list: AUDIT_LIST, filters, columns, prefix: 'history.' })
  const history = useGridQuery(listOwnAudit, grid.query && { by: 'others', ...grid.query })
  return (
    <Section heading={t('history.title')} text={t('history.text')}>
      <DataGrid
        caption={t('history.title')}
        grid={grid}
        columns={columns}
        rowKey={({ id }) => id}
        data={toGridData(history, ({ entries }) => entries)}
        empty={<EmptyState title={t('history.empty')} icon="user" />}
      />
    </Section>
  )
}
