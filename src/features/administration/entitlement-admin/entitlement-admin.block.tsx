import { useState } from 'react'
import { call } from '#browser/api.ts'
import { refreshQueries, useEndpointQuery } from '#browser/query.ts'
import { changeEntitlements, listEntitlements } from '#features/administration/entitlement-admin/entitlement-admin.api.ts'
import {
  ENTITLEMENT_LIST,
  SET_STATUSES,
  type SetStatus,
} from '#features/administration/entitlement-admin/entitlement-admin.rules.ts'
import { GrantForm } from '#features/administration/entitlement-admin/grant-form.tsx'
import { usePage } from '#foundation/blocks/public.ts'
import { ACCESS_STATUSES, nameTool, type AccessStatus } from '#foundation/entitlements/public.ts'
import { OfficeGrid, OfficePanel } from '#foundation/saved-views/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import type { GridColumn, GridSelection } from '#ui/data-grid/grid-column.ts'
import { Message, type MessageTone } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

type Row = ReplyOf<typeof listEntitlements>['rows'][number]
const TONES: Readonly<Record<AccessStatus, BadgeTone>> = {
  Approved: 'ok',
  Pending: 'info',
  Denied: 'bad',
  'Not Permitted': 'warn',
  'Not Requested': 'idle',
}

type Entry = { readonly person: string; readonly tool: string }
const toEntry = (key: string): Entry => {
  const [person = '', tool = ''] = key.split(' ')
  return { person, tool }
}

type Texts = ReturnType<typeof useTexts<'entitlement-admin'>>

type ToolName = (row: Pick<Row, 'toolId' | 'tool'>) => string

const listColumns = (t: Texts, date: (time: string) => string, toolName: ToolName): GridColumn<Row>[] => [
  { key: 'person', header: t('person'), rowHeader: true, cell: ({ person }) => person },
  { key: 'email', header: t('email'), cell: ({ email }) => email, phone: 'full' },
  { key: 'tool', header: t('tool'), cell: toolName, phone: 'start' },
  { key: 'status', header: t('status'), cell: ({ status }) => <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge> },
  { key: 'changedAt', header: t('since'), cell: ({ changedAt }) => date(changedAt), phone: 'hidden', isOneLine: true },
  {
    key: 'expiresAt',
    header: t('until'),
    cell: ({ expiresAt }) => (expiresAt ? date(expiresAt) : '–'),
    phone: 'hidden',
    isOneLine: true,
  },
]

const selectToSet = (
  t: Texts,
  toolName: ToolName,
  onSet: (keys: readonly string[], status: SetStatus, clear: () => void) => void,
): GridSelection<Row> => ({
  label: (row) => `${row.person}, ${toolName(row)}`,
  actions: (keys, clear) =>
    SET_STATUSES.map((status) => (
      <Button
        key={status}
        size="small"
        variant={status === 'Approved' ? 'primary' : 'secondary'}
        onClick={() => onSet(keys, status, clear)}
      >
        {t(`set.${status}`)}
      </Button>
    )),
})

/** Who may use which tool: given, taken away and reset, for many at once. */
export const Block = () => {
  const t = useTexts('entitlement-admin')
  const { date } = useFormats()
  const known = useEndpointQuery(listEntitlements, { query: {} })
  const [isGranting, setGranting] = useState(false)
  const [news, setNews] = useState<{ tone: MessageTone; text: string }>()
  const { language } = usePage().locale
  const tools = (known.data?.tools ?? []).map((tool) => ({ id: tool.id, name: nameTool(tool, language) }))
  const toolName: ToolName = ({ toolId, tool }) => tools.find(({ id }) => id === toolId)?.name ?? tool

  const report = async ({ changed, refused }: ReplyOf<typeof changeEntitlements>): Promise<boolean> => {
    const reasons = [...new Set(refused.map(({ reason }) => t(`refused.${reason}`)))]
    setNews({ tone: refused.length > 0 ? 'warn' : 'ok', text: [t('changed', { count: changed }), ...reasons].join(' ') })
    await refreshQueries(listEntitlements)
    return changed > 0
  }
  const change = async (entries: readonly Entry[], status: SetStatus): Promise<boolean> => {
    const answer = await call(changeEntitlements, { body: { entries: [...entries], status, expiresOn: null }, errors: 'own' })
    if (answer.ok) return report(answer.data)
    setNews({ tone: 'bad', text: t('failed') })
    return false
  }
  const finishGrant = async (reply: ReplyOf<typeof changeEntitlements>): Promise<void> => {
    if (await report(reply)) setGranting(false)
  }
  const columns = listColumns(t, date, toolName)
  return (
    <OfficeGrid
      name="entitlements"
      caption={t('entitlements')}
      endpoint={listEntitlements}
      list={ENTITLEMENT_LIST}
      columns={columns}
      filters={[
        { key: 'find', label: t('find'), kind: 'text' },
        { key: 'tool', label: t('tool'), kind: 'choice', options: tools.map(({ id, name }) => ({ value: id, label: name })) },
        {
          key: 'status',
          label: t('status'),
          kind: 'choice',
          options: ACCESS_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
        },
      ]}
      rowsOf={({ rows }) => rows}
      rowKey={({ key }) => key}
      selection={selectToSet(t, toolName, (keys, status, clear) => {
        void change(keys.map(toEntry), status).then((isDone) => isDone && clear())
      })}
      tools={
        <Button size="small" onClick={() => setGranting(true)}>
          {t('grant.new')}
        </Button>
      }
      panel={
        isGranting && (
          <OfficePanel title={t('grant.new')} onClose={() => setGranting(false)}>
            <GrantForm tools={tools} onSent={finishGrant} />
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
