import type { readDataImport } from '#features/administration/data-admin/imports/data-import.api.ts'
import { Difference } from '#features/administration/data-admin/record-history.tsx'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { isOutlier } from '#features/administration/data-admin/imports/rise.rules.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { ProofLink } from '#foundation/reauthentication/public.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { FigureBoxes } from '#ui/figure-boxes.tsx'
import { Message } from '#ui/message.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

type Found = ReplyOf<typeof readDataImport>
type Changed = Found['changes'][number]
type Refused = Found['refused'][number]

const COUNTED = ['changed', 'new', 'deleted', 'unchanged', 'refused'] as const

/** Changes of a file, line by line, and its refused lines. */
export const ImportChanges = ({ kind, found }: { kind: string; found: Found }) => {
  const t = useTexts('data-admin')
  const { number } = useFormats()
  const { language } = usePage().locale
  const renderDifference = ({ before, after, rise }: Changed) => (
    <>
      <Difference {...{ before, after }} />
      {rise !== null && isOutlier(rise) && <Badge tone="warn">{`${rise > 0 ? '+' : ''}${number(rise)} %`}</Badge>}
    </>
  )
  const changes: Column<Changed>[] = [
    { key: 'number', header: t('import.line'), numeric: true, rowHeader: true, cell: (row) => String(row.number) },
    { key: 'change', header: t('import.change'), cell: ({ change }) => t(`count.${change}`) },
    {
      key: 'difference',
      header: t('import.difference'),
      cell: renderDifference,
      phone: 'full',
    },
  ]
  const refused: Column<Refused>[] = [
    { key: 'number', header: t('import.line'), numeric: true, rowHeader: true, cell: (row) => String(row.number) },
    {
      key: 'reason',
      header: t('import.reason'),
      phone: 'full',
      cell: ({ problems }) => problems.map(({ column, reason }) => (column === '' ? reason : `${column}: ${reason}`)).join('; '),
    },
  ]
  return (
    <>
      <FigureBoxes boxes={COUNTED.map((name) => ({ title: t(`count.${name}`), value: number(found.counts[name]), notes: [] }))} />
      {found.refused.length > 0 && (
        <>
          <Table caption={t('import.refused')} columns={refused} rows={found.refused} rowKey={(row) => String(row.number)} />
          <ButtonLink
            variant="secondary"
            size="small"
            href={`/api/back-office/v1/data/${kind}/imports/${found.id}/refused.csv?language=${language}`}
            download
          >
            {t('import.download')}
          </ButtonLink>
        </>
      )}
      {found.changes.length > 0 && (
        <>
          {found.outliers > 0 && <Message tone="warn">{t('import.outliers', { count: found.outliers })}</Message>}
          <Table caption={t('import.changes')} columns={changes} rows={found.changes} rowKey={(row) => String(row.number)} />
          <ProofLink variant="secondary" size="small" href={`/api/back-office/v1/data/${kind}/imports/${found.id}/changes.csv`}>
            {t('import.all')}
          </ProofLink>
        </>
      )}
    </>
  )
}
