import { call } from '#browser/api.ts'
import { refreshQueries, useEndpointQuery } from '#browser/query.ts'
import { endPersonSession, listPersonSessions } from '#features/administration/back-office/people.api.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/state.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

type Session = ReplyOf<typeof listPersonSessions>['sessions'][number]
type PersonSessionsProps = { id: string; onFailed: (hasFailed: boolean) => void }

/** Where somebody is signed in; each place can be ended alone. */
export const PersonSessions = ({ id, onFailed }: PersonSessionsProps) => {
  const t = useTexts('back-office')
  const { dateTime } = useFormats()
  const { data, isError, refetch } = useEndpointQuery(listPersonSessions, { params: { id }, errors: 'own' }, { staleTime: 0 })
  const end = async (session: string): Promise<void> => {
    const { ok } = await call(endPersonSession, { params: { id, session }, errors: 'own' })
    onFailed(!ok)
    await refreshQueries(listPersonSessions)
  }
  const renderEnd = ({ id: session, device }: Session) => (
    <Button variant="quiet" size="small" aria-label={t('session.end.of', { device })} onClick={() => void end(session)}>
      {t('session.end')}
    </Button>
  )
  const columns: Column<Session>[] = [
    { key: 'device', header: t('session.device'), rowHeader: true, phone: 'full', cell: ({ device }) => device || '–' },
    { key: 'createdAt', header: t('since'), phoneLabel: true, cell: ({ createdAt }) => dateTime(createdAt) },
    { key: 'seenAt', header: t('session.seen'), phoneLabel: true, cell: ({ seenAt }) => dateTime(seenAt) },
    {
      key: 'end',
      header: t('actions'),
      cell: renderEnd,
    },
  ]
  if (isError && !data) return <ErrorState onRetry={() => void refetch()}>{t('failed')}</ErrorState>
  if (!data) return null
  return (
    <Table
      dense
      caption={t('sessions')}
      columns={columns}
      rows={data.sessions}
      rowKey={(session) => session.id}
      empty={t('sessions.none')}
    />
  )
}
