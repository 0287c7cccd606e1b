import { useReaderZone } from '#features/buying/quotes/public.ts'
import type { listGrants } from '#features/buying/agent-orders/agents.api.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './agents.module.css'

type Call = ReplyOf<typeof listGrants>['calls'][number]

const TONES: Readonly<Record<Call['outcome'], BadgeTone>> = { done: 'ok', asked: 'warn', refused: 'bad', failed: 'bad' }

const useColumns = (): readonly Column<Call & { key: string }>[] => {
  const t = useTexts('agent-orders')
  const { dateTime } = useFormats()
  const timeZone = useReaderZone()
  return [
    {
      key: 'call',
      header: t('call'),
      rowHeader: true,
      cell: ({ tool, name }) => (
        <>
          {tool}
          <span className={styles.small}>{name}</span>
        </>
      ),
    },
    { key: 'when', header: t('when'), phone: 'hidden', cell: ({ at }) => dateTime(at, { timeZone }), isOneLine: true },
    {
      key: 'result',
      header: t('result'),
      phone: 'end',
      cell: ({ outcome }) => <Badge tone={TONES[outcome]}>{t(`outcome.${outcome}`)}</Badge>,
    },
  ]
}

/** The last calls, as the audit log has them. */
export const AgentCalls = ({ calls }: { calls: readonly Call[] }) => {
  const t = useTexts('agent-orders')
  const columns = useColumns()
  const rows = calls.map((call, index) => ({ ...call, key: `${call.at} ${index}` }))
  return (
    <section className={styles.card}>
      <h2>{t('calls')}</h2>
      {rows.length === 0 ? (
        <p>{t('calls.none')}</p>
      ) : (
        <Table dense caption={t('calls')} columns={columns} rows={rows} rowKey={({ key }) => key} />
      )}
    </section>
  )
}
