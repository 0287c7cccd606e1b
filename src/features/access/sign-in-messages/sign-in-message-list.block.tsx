import { useState } from 'react'
import { call } from '#browser/api.ts'
import { refreshQueries } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { OfficeGrid, OfficePanel, RowButton } from '#foundation/saved-views/public.ts'
import { MessageForm, type EditedMessage } from '#features/access/sign-in-messages/message-form.tsx'
import * as api from '#features/access/sign-in-messages/sign-in-message.api.ts'
import { chooseText, MESSAGE_LIST, type MessageState } from '#features/access/sign-in-messages/sign-in-message.rules.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import type { Language } from '#kernel/locale.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import { Message, type MessageTone } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

type Row = ReplyOf<typeof api.listSignInMessages>['rows'][number]
type Texts = ReturnType<typeof useTexts<'sign-in-messages'>>
const TONES: Readonly<Record<MessageState, BadgeTone>> = { planned: 'info', shown: 'ok', ended: 'idle' }

type Shown = {
  readonly t: Texts
  readonly language: Language
  readonly date: (time: string) => string
  readonly onOpen: (row: Row) => void
  readonly onEnd: (row: Row) => void
}

const listColumns = ({ t, language, date, onOpen, onEnd }: Shown): GridColumn<Row>[] => [
  {
    key: 'text',
    header: t('text'),
    rowHeader: true,
    cell: (row) => <RowButton onClick={() => onOpen(row)}>{chooseText(row.texts, language)}</RowButton>,
  },
  {
    key: 'roles',
    header: t('roles'),
    cell: ({ roles }) => (roles.length === 0 ? t('everyone') : roles.map((role) => t(`role.${role}`)).join(', ')),
    phone: 'full',
  },
  { key: 'state', header: t('state'), cell: ({ state }) => <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge> },
  { key: 'startsAt', header: t('from'), cell: ({ from }) => date(from), isOneLine: true },
  { key: 'endsAt', header: t('until'), cell: ({ until }) => (until === null ? '–' : date(until)), isOneLine: true },
  { key: 'changedAt', header: t('changed'), cell: ({ changedAt }) => date(changedAt), phone: 'hidden', isOneLine: true },
  {
    key: 'actions',
    header: t('actions'),
    cell: (row) =>
      row.state !== 'ended' && (
        <Button
          variant="quiet"
          size="small"
          aria-label={t('endOf', { text: chooseText(row.texts, language) })}
          onClick={() => onEnd(row)}
        >
          {t('end')}
        </Button>
      ),
  },
]

const today = (): string => new Date().toISOString().slice(0, 10)
const emptyMessage = (): EditedMessage => ({ texts: {}, roles: [], from: today(), until: null })

/** Messages that people see after signing in: added, changed and ended [1.0.24]. */
export const Block = () => {
  const t = useTexts('sign-in-messages')
  const { date } = useFormats()
  const { language } = usePage().locale
  const [open, setOpen] = useState<{ readonly id?: string; readonly message: EditedMessage }>()
  const [news, setNews] = useState<{ tone: MessageTone; text: string }>()
  const close = (): void => setOpen(undefined)

  const report = async (isDone: boolean, text: string): Promise<void> => {
    setNews(isDone ? { tone: 'ok', text } : { tone: 'bad', text: t('failed') })
    if (isDone) await refreshQueries(api.listSignInMessages)
  }
  const finish = async (): Promise<void> => {
    close()
    await report(true, t('saved'))
  }
  const end = async ({ id }: Row): Promise<void> =>
    report((await call(api.endSignInMessage, { params: { id }, errors: 'own' })).ok, t('ended'))

  const columns = listColumns({
    t,
    language,
    date,
    onOpen: ({ id, texts, roles, from, until }) => setOpen({ id, message: { texts, roles, from, until } }),
    onEnd: (row) => void end(row),
  })
  return (
    <OfficeGrid
      name="sign-in-messages"
      caption={t('messages')}
      endpoint={api.listSignInMessages}
      list={MESSAGE_LIST}
      filters={[{ key: 'find', label: t('find'), kind: 'text' }]}
      columns={columns}
      rowsOf={({ rows }) => rows}
      rowKey={({ id }) => id}
      tools={
        <Button size="small" onClick={() => setOpen({ message: emptyMessage() })}>
          {t('new')}
        </Button>
      }
      panel={
        open && (
          <OfficePanel key={open.id ?? 'new'} title={t(open.id === undefined ? 'new' : 'change')} onClose={close}>
            <MessageForm {...open} onSaved={finish} />
          </OfficePanel>
        )
      }
    >
      {news && (
        <Message tone={news.tone} live onDismiss={() => setNews(undefined)}>
          {news.text}
        </Message>
      )}
    </OfficeGrid>
  )
}
