import { OfficeGrid } from '#features/back-office/office-grid.tsx'
import { listMedia } from '#features/back-office/office-list.api.ts'
import { MEDIA_LIST } from '#features/back-office/office-list.rules.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import type { Formats } from '#ui/format.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

type Texts = ReturnType<typeof useTexts<'back-office'>>
type Asset = ReplyOf<typeof listMedia>['rows'][number]

const listColumns = (t: Texts, { date, fileSize, number }: Formats): GridColumn<Asset>[] => [
  { key: 'path', header: t('path'), rowHeader: true, cell: ({ path, address }) => <a href={address}>{path}</a> },
  { key: 'mediaType', header: t('kind'), cell: ({ mediaType }) => mediaType, phone: 'start' },
  { key: 'byteSize', header: t('size'), numeric: true, cell: ({ byteSize }) => fileSize(byteSize), phone: 'hidden' },
  {
    key: 'dimensions',
    header: t('dimensions'),
    cell: ({ width, height }) => (width && height ? `${width} × ${height}` : '–'),
    phone: 'hidden',
  },
  { key: 'usedBy', header: t('usedBy'), numeric: true, cell: ({ usedBy }) => number(usedBy) },
  { key: 'changedAt', header: t('changed'), cell: ({ changedAt }) => date(changedAt), phone: 'hidden' },
]

export const Block = () => {
  const t = useTexts('back-office')
  const columns = listColumns(t, useFormats())
  return (
    <OfficeGrid
      name="media"
      caption={t('media')}
      endpoint={listMedia}
      list={MEDIA_LIST}
      filters={[{ key: 'find', label: t('media.find'), kind: 'text' }]}
      columns={columns}
      rowsOf={({ rows }) => rows}
      rowKey={({ path }) => path}
    />
  )
}
