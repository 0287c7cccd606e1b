import type { MouseEvent } from 'react'
import { toGridData, useGridQuery } from '#browser/grid-query.ts'
import { BulkActions } from '#features/administration/request-admin/bulk-actions.tsx'
import { STATUS_LOOK } from '#features/administration/request-admin/request-admin.rules.ts'
import { DESK_VIEWS, listAdminRequests, REQUEST_LIST, type AdminView } from '#foundation/requests/public.ts'
import { ExportButton, rememberColumns, useSavedViews } from '#foundation/saved-views/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Badge } from '#ui/badge.tsx'
import { ChipRow, ChoiceChip } from '#ui/chip.tsx'
import { DataGrid } from '#ui/data-grid/data-grid.tsx'
import type { GridColumn, GridSelection } from '#ui/data-grid/grid-column.ts'
import type { GridFilter } from '#ui/data-grid/data-grid.rules.ts'
import { useGrid } from '#ui/data-grid/use-grid.ts'
import type { MessageTone } from '#ui/message.tsx'
import { EmptyState } from '#ui/state.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

export type AdminRow = ReplyOf<typeof listAdminRequests>['requests'][number]
type Texts = ReturnType<typeof useTexts<'request-admin'>>
type Kinds = readonly { readonly kind: string; readonly name: string }[]

const DECIDED = ['Approved', 'Denied', 'Withdrawn'] as const

type RequestGridProps = {
  kinds: Kinds
  view: AdminView
  current: string | undefined
  onView: (view: AdminView) => void
  onOpen: (id: string) => void
  onNews: (news: { tone: MessageTone; text: string }) => void
}

const listFilters = (t: Texts, kinds: Kinds, view: AdminView): readonly GridFilter[] => [
  { key: 'person', label: t('person'), kind: 'text' },
  { key: 'company', label: t('company'), kind: 'text' },
  { key: 'subject', label: t('subject'), kind: 'text' },
  { key: 'kind', label: t('kind'), kind: 'choice', options: kinds.map(({ kind, name }) => ({ value: kind, label: name })) },
  { key: 'askedAt', label: t('asked'), kind: 'dates' },
  // Waiting requests have one status.
  ...(view === 'decided'
    ? [
        {
          key: 'status',
          label: t('status'),
          kind: 'choice' as const,
          options: DECIDED.map((value) => ({ value, label: t(`status.${value}`) })),
        },
      ]
    : []),
]

const useColumns = ({
  kinds,
  current,
  onOpen,
}: Pick<RequestGridProps, 'kinds' | 'current' | 'onOpen'>): GridColumn<AdminRow>[] => {
  const t = useTexts('request-admin')
  const { dateTime } = useFormats()
  const open = (event: MouseEvent, id: string): void => {
    event.preventDefault()
    onOpen(id)
  }
  return [
    {
      key: 'person',
      header: t('person'),
      rowHeader: true,
      cell: ({ id, person }) => (
        <a href={`?request=${id}`} aria-current={id === current || undefined} onClick={(event) => open(event, id)}>
          {person.name}
        </a>
      ),
    },
    { key: 'account', header: t('account'), cell: ({ account }) => account ?? '–', phone: 'hidden' },
    { key: 'company', header: t('company'), cell: ({ company }) => company ?? '–', phone: 'hidden' },
    { key: 'subject', header: t('subject'), cell: ({ subject }) => subject.name, phone: 'start' },
    {
      key: 'kind',
      header: t('kind'),
      cell: ({ kind }) => kinds.find((each) => each.kind === kind)?.name ?? kind,
      isOptional: true,
      phone: 'hidden',
    },
    { key: 'askedAt', header: t('asked'), cell: ({ askedAt }) => dateTime(askedAt), phone: 'hidden', isOneLine: true },
    {
      key: 'status',
      header: t('status'),
      cell: ({ status, isLate }) =>
        isLate ? <Badge tone="warn">{t('view.late')}</Badge> : <Badge {...STATUS_LOOK[status]}>{t(`status.${status}`)}</Badge>,
    },
  ]
}

const selectToDecide = (onNews: RequestGridProps['onNews']): GridSelection<AdminRow> => ({
  label: ({ person }) => person.name,
  actions: (ids, clear) => <BulkActions ids={ids} onDone={onNews} onClear={clear} />,
})

/** Requests by view, narrowed by filters; those that are chosen can be decided at once. */
export const RequestGrid = ({ kinds, view, current, onView, onOpen, onNews }: RequestGridProps) => {
  const t = useTexts('request-admin')
  const columns = useColumns({ kinds, current, onOpen })
  const grid = useGrid({ list: REQUEST_LIST, filters: listFilters(t, kinds, view), columns }, rememberColumns('requests'))
  const views = useSavedViews('requests')
  const requests = useGridQuery(listAdminRequests, grid.query && { ...grid.query, view })
  const counts = requests.data?.counts
  return (
    <>
      <ChipRow label={t('views')}>
        {DESK_VIEWS.map((each) => (
          <ChoiceChip key={each} pressed={each === view} count={counts?.[each]} onPress={() => onView(each)}>
            {t(`view.${each}`)}
          </ChoiceChip>
        ))}
      </ChipRow>
      <section aria-label={t('requests')}>
        <DataGrid
          caption={t('requests')}
          grid={grid}
          columns={columns}
          views={views}
          tools={
            <ExportButton
              name="requests"
              endpoint={listAdminRequests}
              also={{ view }}
              rowsOf={(reply) => reply.requests}
              {...{ grid, columns }}
            />
          }
          rowKey={({ id }) => id}
          selection={view === 'decided' ? undefined : selectToDecide(onNews)}
          headingLevel={2}
          empty={
            <EmptyState headingLevel={2} icon="check" title={t(`empty.${view}`)}>
              {t('empty.text')}
            </EmptyState>
          }
          data={toGridData(requests, ({ requests: rows }) => rows)}
        />
      </section>
    </>
  )
}
