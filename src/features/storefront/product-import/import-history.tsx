import { IMPORT_PATH, readResult } from '#features/storefront/product-import/product-import.rules.ts'
import type { JobView } from '#foundation/work/public.ts'
import type { Formats } from '#ui/format.ts'
import { Link } from '#ui/link.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

const RejectLink = ({ job: { id, result } }: { job: JobView }) => {
  const t = useTexts('product-import')
  const formats = useFormats()
  const { rejected, file = '' } = readResult(result) ?? {}
  if (rejected === undefined) return '–'
  const count = formats.number(rejected)
  if (rejected === 0) return count
  return (
    <Link href={`${IMPORT_PATH}/${id}/rejects.csv`} download aria-label={t('rejects.of', { file, count })}>
      {count}
    </Link>
  )
}

type Words = { readonly t: ReturnType<typeof useTexts<'product-import'>>; readonly w: ReturnType<typeof useTexts<'work'>> }

const listColumns = ({ t, w }: Words, formats: Formats): readonly Column<JobView>[] => [
  { key: 'file', header: t('file'), rowHeader: true, cell: ({ result }) => readResult(result)?.file ?? '–' },
  { key: 'at', header: t('at'), cell: ({ createdAt }) => formats.dateTime(createdAt), isOneLine: true },
  { key: 'state', header: t('state'), cell: ({ state }) => w(`state.${state}`) },
  {
    key: 'lines',
    header: t('lines'),
    numeric: true,
    phoneLabel: true,
    cell: ({ result }) => formats.number(readResult(result)?.lines ?? 0),
  },
  { key: 'rejected', header: t('rejected'), numeric: true, phoneLabel: true, cell: (job) => <RejectLink job={job} /> },
]

/** Earlier imports of the same person. */
export const ImportHistory = ({ jobs }: { jobs: readonly JobView[] }) => {
  const t = useTexts('product-import')
  const w = useTexts('work')
  const formats = useFormats()
  return <Table caption={t('history')} dense rows={jobs} rowKey={({ id }) => id} columns={listColumns({ t, w }, formats)} />
}
