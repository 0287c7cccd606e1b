import { useState } from 'react'
import { refreshQueries } from '#browser/query.ts'
import { ChangeBadge } from '#features/orders/order-changes/change-lines.tsx'
import { listStaffChanges } from '#features/orders/order-changes/order-change.api.ts'
import { CHANGE_STATES, ORDER_CHANGE_LIST } from '#features/orders/order-changes/order-change.rules.ts'
import { ChangePanel } from '#features/orders/order-changes/staff/change-panel.tsx'
import { OfficeGrid, OfficePanel, RowButton } from '#foundation/saved-views/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import type { Formats } from '#ui/format.ts'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

type Row = ReplyOf<typeof listStaffChanges>['rows'][number]

type Texts = ReturnType<typeof useTexts<'order-changes'>>

const listColumns = (t: Texts, { dateTime, number }: Formats, onOpen: (row: Row) => void): readonly GridColumn<Row>[] => [
  {
    key: 'number',
    header: t('order'),
    rowHeader: true,
    cell: (row) => <RowButton onClick={() => onOpen(row)}>{row.orderNumber}</RowButton>,
  },
  { key: 'account', header: t('account'), phone: 'full', cell: ({ account }) => account || '–' },
  { key: 'requester', header: t('requester'), phone: 'hidden', cell: ({ requester }) => requester ?? '–' },
  {
    key: 'requested',
    header: t('requested'),
    phone: 'hidden',
    cell: ({ requestedAt }) => dateTime(requestedAt),
    isOneLine: true,
  },
  { key: 'lines', header: t('lines'), numeric: true, phone: 'hidden', cell: ({ lines }) => number(lines.length) },
  { key: 'state', header: t('state'), phone: 'start', cell: ({ state }) => <ChangeBadge state={state} /> },
]

/** Customers' requests to change their orders; a row opens with the answer. */
export const Block = () => {
  const t = useTexts('order-changes')
  const [open, setOpen] = useState<Row>()
  const columns = listColumns(t, useFormats(), setOpen)
  return (
    <OfficeGrid
      name="order-changes"
      caption={t('title')}
      endpoint={listStaffChanges}
      list={ORDER_CHANGE_LIST}
      columns={columns}
      filters={[
        { key: 'find', label: t('find'), kind: 'text', isFirst: true },
        {
          key: 'state',
          label: t('state'),
          kind: 'choice',
          options: CHANGE_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
        },
      ]}
      rowsOf={({ rows }) => rows}
      rowKey={({ id }) => id}
      forbidden={<Message tone="info">{t('forbidden')}</Message>}
      panel={
        open !== undefined && (
          <OfficePanel key={open.id} title={t('panel', { number: open.orderNumber })} onClose={() => setOpen(undefined)}>
            <ChangePanel
              change={open}
              onDecided={() => {
                setOpen(undefined)
                void refreshQueries(listStaffChanges)
              }}
            />
          </OfficePanel>
        )
      }
    />
  )
}
