import { OfficeGrid } from '#foundation/saved-views/public.ts'
import { listDownloadDocuments } from '#features/administration/back-office/office-list.api.ts'
import { DOCUMENT_LIST } from '#features/administration/back-office/office-list.rules.ts'
import { RecordLinks } from '#features/administration/back-office/record-links.tsx'
import { usePage } from '#foundation/blocks/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

type Document = ReplyOf<typeof listDownloadDocuments>['rows'][number]
const GATES = ['free', 'eula', 'form'] as const

export const Block = () => {
  const t = useTexts('back-office')
  const { date } = useFormats()
  const { language } = usePage().locale
  const columns: GridColumn<Document>[] = [
    {
      key: 'name',
      header: t('name'),
      rowHeader: true,
      cell: ({ names, path }) => lookUp(names, language) ?? lookUp(names, 'en') ?? path,
    },
    { key: 'path', header: t('path'), cell: ({ path }) => path, phone: 'full' },
    { key: 'kind', header: t('kind'), cell: ({ kind }) => kind, phone: 'start' },
    { key: 'gate', header: t('gate'), cell: ({ gate }) => t(`gate.${gate}`) },
    { key: 'updatedAt', header: t('changed'), cell: ({ updatedAt }) => date(updatedAt), phone: 'hidden', isOneLine: true },
  ]
  return (
    <OfficeGrid
      name="documents"
      caption={t('downloads')}
      endpoint={listDownloadDocuments}
      list={DOCUMENT_LIST}
      filters={[
        { key: 'find', label: t('downloads.find'), kind: 'text' },
        { key: 'gate', label: t('gate'), kind: 'choice', options: GATES.map((value) => ({ value, label: t(`gate.${value}`) })) },
      ]}
      columns={columns}
      rowsOf={({ rows }) => rows}
      rowKey={({ path }) => path}
      tools={<RecordLinks path="/back-office/downloads/details" />}
    />
  )
}
