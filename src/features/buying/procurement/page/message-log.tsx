import { useEndpointQuery } from '#browser/query.ts'
import { listOfficeProcurementMessages } from '#features/buying/procurement/connection/connection-office.api.ts'
import { listProcurementMessages, type LoggedMessage } from '#features/buying/procurement/connection/connection.api.ts'
import type { ConnectionDoor } from '#features/buying/procurement/page/connection-door.client.ts'
import { Badge } from '#ui/badge.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/state.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './procurement.module.css'

const useColumns = (): readonly Column<LoggedMessage>[] => {
  const t = useTexts('procurement')
  const { dateTime, number } = useFormats()
  return [
    {
      key: 'kind',
      header: t('log.kind'),
      rowHeader: true,
      phone: 'full',
      cell: ({ kind, direction, detail }) => (
        <>
          {kind} <span className={styles.text}>{t(`log.${direction}`)}</span>
          {detail !== '' && <small className={styles.note}>{detail}</small>}
        </>
      ),
    },
    { key: 'when', header: t('log.when'), phone: 'start', cell: ({ at }) => dateTime(at), isOneLine: true },
    { key: 'took', header: 'ms', numeric: true, phone: 'hidden', cell: ({ tookMs }) => number(tookMs) },
    {
      key: 'state',
      header: t('state'),
      phone: 'end',
      cell: ({ status }) => (status === null ? '–' : <Badge tone={status < 400 ? 'ok' : 'bad'}>{String(status)}</Badge>),
    },
    {
      key: 'documents',
      header: t('log.documents'),
      phone: 'full',
      cell: ({ document, answer }) => (
        <details className={styles.document}>
          <summary>{t('log.documents')}</summary>
          <pre>{[document, answer].filter(Boolean).join('\n\n')}</pre>
        </details>
      ),
    },
  ]
}

/** The last messages of a connection, without secrets. */
export const MessageLog = ({ id, door }: { id: string; door: ConnectionDoor }) => {
  const t = useTexts('procurement')
  const endpoint = door.isOffice ? listOfficeProcurementMessages : listProcurementMessages
  const { data, isError, refetch } = useEndpointQuery(endpoint, { params: { id } }, { staleTime: 0 })
  const columns = useColumns()
  return (
    <section className={styles.panel} aria-labelledby="procurement-log">
      <h3 id="procurement-log">{t('log')}</h3>
      <p className={styles.text}>{t('log.hint')}</p>
      {isError && <ErrorState onRetry={() => void refetch()} headingLevel={4} />}
      {!data && !isError && <Skeleton />}
      {data?.messages.length === 0 && <p>{t('log.none')}</p>}
      {data && data.messages.length > 0 && (
        <Table dense caption={t('log')} columns={columns} rows={data.messages} rowKey={(row) => row.id} />
      )}
    </section>
  )
}
