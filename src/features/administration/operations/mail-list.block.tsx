import { useState } from 'react'
import { call } from '#browser/api.ts'
import { refreshQueries } from '#browser/query.ts'
import { OfficeGrid } from '#foundation/saved-views/public.ts'
import { listMails, resendMail } from '#features/administration/operations/operations.api.ts'
import { MAIL_LIST, MAIL_STATES } from '#features/administration/operations/operations.rules.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import type { Formats } from '#ui/format.ts'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

type Mail = ReplyOf<typeof listMails>['rows'][number]
const TONES: Readonly<Record<Mail['state'], BadgeTone>> = { queued: 'info', sent: 'ok', shown: 'ok', failed: 'bad' }

type Texts = ReturnType<typeof useTexts<'operations'>>

const listColumns = (t: Texts, { dateTime }: Formats, resend: (id: string) => void): GridColumn<Mail>[] => [
  { key: 'subject', header: t('subject'), rowHeader: true, cell: ({ subject }) => subject },
  { key: 'toAddress', header: t('to'), cell: ({ toAddress }) => toAddress, phone: 'full' },
  {
    key: 'state',
    header: t('state'),
    cell: ({ state }) => <Badge tone={TONES[state]}>{t(`mail.${state}`)}</Badge>,
    phone: 'start',
  },
  { key: 'lastError', header: t('error'), cell: ({ lastError }) => lastError ?? '–', phone: 'full' },
  { key: 'createdAt', header: t('time'), cell: ({ createdAt }) => dateTime(createdAt), phone: 'hidden', isOneLine: true },
  {
    key: 'actions',
    header: t('actions'),
    cell: ({ id, state, subject }) =>
      state === 'failed' ? (
        <Button variant="quiet" size="small" aria-label={t('resendOf', { subject })} onClick={() => resend(id)}>
          {t('resend')}
        </Button>
      ) : (
        '–'
      ),
  },
]

export const Block = () => {
  const t = useTexts('operations')
  const [hasFailed, setFailed] = useState(false)
  const resend = async (id: string): Promise<void> => {
    const answer = await call(resendMail, { params: { id }, errors: 'own' })
    setFailed(!answer.ok)
    await refreshQueries(listMails)
  }
  const columns = listColumns(t, useFormats(), (id) => void resend(id))
  return (
    <OfficeGrid
      name="mails"
      caption={t('mails')}
      endpoint={listMails}
      list={MAIL_LIST}
      filters={[
        { key: 'find', label: t('find'), kind: 'text' },
        {
          key: 'state',
          label: t('state'),
          kind: 'choice',
          options: MAIL_STATES.map((value) => ({ value, label: t(`mail.${value}`) })),
        },
      ]}
      columns={columns}
      rowsOf={({ rows }) => rows}
      rowKey={({ id }) => id}
    >
      {hasFailed && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
    </OfficeGrid>
  )
}
