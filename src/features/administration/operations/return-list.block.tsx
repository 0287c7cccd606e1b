import { useState } from 'react'
import { call } from '#browser/api.ts'
import { refreshQueries } from '#browser/query.ts'
import { OfficeGrid } from '#foundation/saved-views/public.ts'
import { decideOneReturn, listAllReturns } from '#features/administration/operations/operations.api.ts'
import {
  RETURN_LIST,
  RETURN_STATES,
  RETURN_STEPS,
  type ReturnState,
} from '#features/administration/operations/operations.rules.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import type { Formats } from '#ui/format.ts'
import { Message, type MessageTone } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './operations.module.css'

type Row = ReplyOf<typeof listAllReturns>['rows'][number]
const TONES: Readonly<Record<ReturnState, BadgeTone>> = {
  ...{ Requested: 'warn', Approved: 'info', Refused: 'bad', Received: 'info', Credited: 'ok' },
}

type Texts = ReturnType<typeof useTexts<'operations'>>
type Decide = (row: Row, state: ReturnState) => void

const listColumns = (t: Texts, { date, number: count }: Formats, decide: Decide): GridColumn<Row>[] => [
  { key: 'number', header: t('return'), rowHeader: true, cell: ({ number }) => number },
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
  { key: 'requestedAt', header: t('time'), cell: ({ requestedAt }) => date(requestedAt), phone: 'hidden' },
  {
    key: 'state',
    header: t('state'),
    cell: ({ state }) => <Badge tone={TONES[state]}>{t(`return.${state}`)}</Badge>,
    phone: 'start',
  },
  {
    key: 'actions',
    header: t('actions'),
    cell: (row) => (
      <span className={styles.tools}>
        {RETURN_STEPS[row.state].map((state) => (
          <Button
            key={state}
            variant="quiet"
            size="small"
            aria-label={t('return.stepOf', { step: t(`step.${state}` as 'step.Approved'), number: row.number })}
            onClick={() => decide(row, state)}
          >
            {t(`step.${state}` as 'step.Approved')}
          </Button>
        ))}
      </span>
    ),
  },
]

export const Block = () => {
  const t = useTexts('operations')
  const [news, setNews] = useState<{ tone: MessageTone; text: string }>()
  const decide = async (row: Row, state: ReturnState): Promise<void> => {
    const answer = await call(decideOneReturn, { params: { number: row.number }, body: { state }, errors: 'own' })
    const reported = t('return.done', { number: row.number, state: t(`return.${state}`) })
    setNews(
      answer.ok ? { tone: 'ok', text: reported } : { tone: 'bad', text: t(answer.status === 409 ? 'return.moved' : 'failed') },
    )
    await refreshQueries(listAllReturns)
  }
  const columns = listColumns(t, useFormats(), (row, state) => void decide(row, state))
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
      columns={columns}
      rowsOf={({ rows }) => rows}
      rowKey={({ number }) => number}
      forbidden={<Message tone="info">{t('returns.forbidden')}</Message>}
    >
      <div role="status">{news && <Message tone={news.tone}>{news.text}</Message>}</div>
    </OfficeGrid>
  )
}
