import { useEndpointQuery } from '#browser/query.ts'
import { readFindings } from '#features/administration/operations/health/health.api.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Badge } from '#ui/badge.tsx'
import { Message } from '#ui/message.tsx'
import { SkeletonRows } from '#ui/skeleton-rows.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type Row = ReplyOf<typeof readFindings>['findings'][number]
type Texts = ReturnType<typeof useTexts<'operations'>>

const listColumns = (t: Texts): Column<Row>[] => [
  {
    key: 'what',
    header: t('checks.what'),
    rowHeader: true,
    phone: 'full',
    cell: ({ code, facts }) => t(`finding.${code}`, facts),
  },
  {
    key: 'state',
    header: t('state'),
    cell: ({ severity }) => (
      <Badge tone={severity === 'fault' ? 'bad' : 'warn'}>
        {t(severity === 'fault' ? 'health.state.bad' : 'health.state.warn')}
      </Badge>
    ),
  },
  { key: 'cure', header: t('checks.cure'), phone: 'full', cell: ({ code, facts }) => t(`cure.${code}`, facts) },
]

/** Faults of this site, each with its cure. */
export const FindingList = () => {
  const t = useTexts('operations')
  const { data, isError } = useEndpointQuery(readFindings, {})
  if (isError) return <Message tone="warn">{t('checks.failed')}</Message>
  if (!data) return <SkeletonRows rows={3} columns={3} isFramed />
  if (data.findings.length === 0) return <Message tone="ok">{t('checks.none')}</Message>
  return (
    <Table
      caption={t('checks')}
      columns={listColumns(t)}
      rows={data.findings}
      rowKey={({ code, facts }) => `${code} ${JSON.stringify(facts)}`}
      dense
    />
  )
}
