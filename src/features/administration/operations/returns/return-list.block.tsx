import { useState } from 'react'
import { refreshQueries } from '#browser/query.ts'
import { OfficeGrid, OfficePanel, RowButton } from '#foundation/saved-views/public.ts'
import { RETURN_LIST } from '#features/administration/operations/returns/return-list.rules.ts'
import { ReturnBadge } from '#features/administration/operations/returns/return-badge.tsx'
import { ReturnPanel } from '#features/administration/operations/returns/return-panel.tsx'
import { listAllReturns, readOneReturn } from '#features/administration/operations/returns/return.api.ts'
import { RETURN_STATES, type ReturnState } from '#features/orders/orders/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import type { Formats } from '#ui/format.ts'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

type Row = ReplyOf<typeof listAllReturns>['rows'][number]
type Texts = ReturnType<typeof useTexts<'operations'>>

const listColumns = (t: Texts, { date, number: count }: Formats, onOpen: (number: string) => void): GridColumn<Row>[] => [
  {
    key: 'number',
    header: t('return'),
    rowHeader: true,
    cell: ({ number }) => <RowButton onClick={() => onOpen(number)}>{number}</RowButton>,
  },
  { key: 'orderNumber', header: t('order'), cell: ({ orderNumber }) => orderNumber },
  { key: 'soldTo', header: t('account'), cell: ({ soldTo }) => soldTo, phone: 'full' },
  { key: 'requestedBy', header: t('who'), cell: ({ requestedBy }) => requestedBy ?? '–', phone: 'hidden' },
  {
    key: 'reason',
    header: t('reason'),
    cell: ({ reason, note }) => [t(`reason.${reason}` as 'reason.other'), note].filter(Boolean).join(': '),
    phone: 'full',
  },
  { key: 'pieces', header: t('pieces'), numeric: true, cell: ({ pieces }) => count(pieces), phone: 'hidden' },
  { key: 'requestedAt', header: t('time'), cell: ({ requestedAt }) => date(requestedAt), phone: 'hidden', isOneLine: true },
  { key: 'state', header: t('state'), cell: ({ state }) => <ReturnBadge state={state} />, phone: 'start' },
]

/** Customers' returns; a row opens with its pictures and the next steps. */
export const Block = () => {
  const t = useTexts('operations')
  const [open, setOpen] = useState<string>()
  const [news, setNews] = useState('')
  const tell = (number: string, state: ReturnState): void => {
    setOpen(undefined)
    setNews(t('return.done', { number, state: t(`return.${state}`) }))
    void refreshQueries(listAllReturns)
    void refreshQueries(readOneReturn)
  }
  return (
    <OfficeGrid
      name="returns"
      caption={t('returns')}
      endpoint={listAllReturns}
      list={RETURN_LIST}
      filters={[
        { key: 'find', label: t('find'), kind: 'text' },
        {
          key: 'state',
          label: t('state'),
          kind: 'choice',
          options: RETURN_STATES.map((value) => ({ value, label: t(`return.${value}`) })),
        },
      ]}
      columns={listColumns(t, useFormats(), setOpen)}
      rowsOf={({ rows }) => rows}
      rowKey={({ number }) => number}
      forbidden={<Message tone="info">{t('returns.forbidden')}</Message>}
      panel={
        open !== undefined && (
          <OfficePanel key={open} title={`${t('return')} ${open}`} onClose={() => setOpen(undefined)}>
            <ReturnPanel number={open} onMoved={(state) => tell(open, state)} />
          </OfficePanel>
        )
      }
    >
      <div role="status">{news !== '' && <Message tone="ok">{news}</Message>}</div>
    </OfficeGrid>
  )
}
