import { useState } from 'react'
import { listAllOrders } from '#features/administration/order-admin/order-admin.api.ts'
import { ORDER_DESK_LIST } from '#features/administration/order-admin/order-admin.rules.ts'
import { OrderPanel } from '#features/administration/order-admin/order-panel.tsx'
import { StateBadge } from '#features/administration/order-admin/state-badge.tsx'
import { ORDER_STATES } from '#features/orders/orders/public.ts'
import { OfficeGrid, OfficePanel, RowButton } from '#foundation/saved-views/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Badge } from '#ui/badge.tsx'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import type { Formats } from '#ui/format.ts'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './order-admin.module.css'

type Row = ReplyOf<typeof listAllOrders>['rows'][number]
type Texts = ReturnType<typeof useTexts<'order-admin'>>

const listColumns = (t: Texts, { date, money, number }: Formats, onOpen: (order: string) => void): GridColumn<Row>[] => [
  {
    key: 'number',
    header: t('order'),
    rowHeader: true,
    cell: (row) => <RowButton onClick={() => onOpen(row.number)}>{row.number}</RowButton>,
  },
  { key: 'accountNumber', header: t('account'), cell: ({ accountNumber }) => accountNumber },
  { key: 'accountName', header: t('accountName'), cell: ({ accountName }) => accountName || '–', phone: 'full' },
  { key: 'poNumber', header: t('reference'), cell: ({ poNumber }) => poNumber || '–', phone: 'hidden' },
  { key: 'placed', header: t('placed'), cell: ({ placedAt }) => date(placedAt), phone: 'hidden', isOneLine: true },
  {
    key: 'state',
    header: t('state'),
    phone: 'start',
    cell: ({ state, isLate }) => (
      <span className={styles.state}>
        <StateBadge state={state} />
        {isLate && <Badge tone="warn">{t('late')}</Badge>}
      </span>
    ),
  },
  {
    key: 'promised',
    header: t('promised'),
    isOptional: true,
    phone: 'hidden',
    cell: ({ promisedOn }) => (promisedOn === null ? '–' : date(promisedOn)),
  },
  { key: 'source', header: t('source'), isOptional: true, phone: 'hidden', cell: ({ source }) => t(`source.${source}`) },
  { key: 'lines', header: t('lines'), numeric: true, isOptional: true, phone: 'hidden', cell: ({ lines }) => number(lines) },
  { key: 'total', header: t('total'), numeric: true, cell: ({ total }) => money(total) },
]

/** Orders of all accounts: found by number, reference, account or state, and looked at beside the list. */
export const Block = () => {
  const t = useTexts('order-admin')
  const [open, setOpen] = useState<string>()
  const columns = listColumns(t, useFormats(), setOpen)
  return (
    <OfficeGrid
      name="all-orders"
      caption={t('orders')}
      endpoint={listAllOrders}
      list={ORDER_DESK_LIST}
      columns={columns}
      filters={[
        { key: 'find', label: t('find'), hint: t('find.hint'), kind: 'text', isFirst: true },
        { key: 'account', label: t('find.account'), kind: 'text' },
        { key: 'company', label: t('find.company'), kind: 'text', isFolded: true },
        {
          key: 'state',
          label: t('state'),
          kind: 'choice',
          options: ORDER_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
        },
        { key: 'placed', label: t('placed'), kind: 'dates' },
      ]}
      rowsOf={({ rows }) => rows}
      rowKey={({ number }) => number}
      forbidden={<Message tone="info">{t('forbidden')}</Message>}
      panel={
        open !== undefined && (
          <OfficePanel key={open} title={t('order.title', { number: open })} onClose={() => setOpen(undefined)}>
            <OrderPanel number={open} />
          </OfficePanel>
        )
      }
    />
  )
}
