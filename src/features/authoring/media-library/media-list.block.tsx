import { useState } from 'react'
import { toGridData, useGridQuery } from '#browser/grid-query.ts'
import { refreshQueries } from '#browser/query.ts'
import { listMedia } from '#features/authoring/media-library/library.api.ts'
import { MEDIA_LIST, MEDIA_STATES } from '#features/authoring/media-library/library.rules.ts'
import { MediaDetails } from '#features/authoring/media-library/media-details.tsx'
import { MediaThumb } from '#features/authoring/media-library/media-thumb.tsx'
import { MediaUpload } from '#features/authoring/media-library/media-upload.tsx'
import { ExportButton, rememberColumns, RowButton, useSavedViews } from '#foundation/saved-views/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DataGrid } from '#ui/data-grid/data-grid.tsx'
import type { GridFilter } from '#ui/data-grid/data-grid.rules.ts'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import { useGrid } from '#ui/data-grid/use-grid.ts'
import type { Formats } from '#ui/format.ts'
import { Message } from '#ui/message.tsx'
import { Section } from '#ui/section.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './media-library.module.css'

/** The words of what it is made of. */
export const texts: readonly string[] = ['uploads']

type Texts = ReturnType<typeof useTexts<'media-library'>>
type Asset = ReplyOf<typeof listMedia>['rows'][number]

const MediaBadges = ({ asset, t }: { asset: Asset; t: Texts }) => (
  <span className={styles.badges}>
    {asset.missing.length > 0 && <Badge tone="warn">{t('missing', { languages: asset.missing.join(', ') })}</Badge>}
    {(asset.licence === 'ending' || asset.licence === 'ended') && (
      <Badge tone={asset.licence === 'ended' ? 'bad' : 'warn'}>{t(`state.${asset.licence}`)}</Badge>
    )}
    {asset.missing.length === 0 && asset.licence !== 'ending' && asset.licence !== 'ended' && (
      <Badge tone="ok">{t('ready')}</Badge>
    )}
  </span>
)

const listColumns = (t: Texts, { date, fileSize, number }: Formats, onOpen: (path: string) => void): GridColumn<Asset>[] => [
  { key: 'picture', header: t('picture'), cell: (asset) => <MediaThumb asset={asset} />, phone: 'start' },
  {
    key: 'path',
    header: t('path'),
    rowHeader: true,
    cell: ({ path }) => <RowButton onClick={() => onOpen(path)}>{path}</RowButton>,
  },
  { key: 'state', header: t('state'), cell: (asset) => <MediaBadges {...{ asset, t }} />, phone: 'full' },
  { key: 'tags', header: t('tags'), cell: ({ tags }) => tags.join(', ') || '–', phone: 'hidden', isOptional: true },
  { key: 'mediaType', header: t('kind'), cell: ({ mediaType }) => mediaType, phone: 'hidden', isOptional: true },
  { key: 'byteSize', header: t('size'), numeric: true, cell: ({ byteSize }) => fileSize(byteSize), phone: 'hidden' },
  {
    key: 'dimensions',
    header: t('dimensions'),
    cell: ({ width, height }) => (width && height ? `${width} × ${height}` : '–'),
    phone: 'hidden',
    isOptional: true,
  },
  { key: 'usedBy', header: t('usedBy'), numeric: true, cell: ({ usedBy }) => number(usedBy), phone: 'hidden' },
  { key: 'changedAt', header: t('changed'), cell: ({ changedAt }) => date(changedAt), phone: 'hidden', isOneLine: true },
]

const toOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** Every picture and file of the site, in folders and by tags, with what can be done to it. */
export const Block = () => {
  const t = useTexts('media-library')
  const [shelves, setShelves] = useState<{ folders: readonly string[]; tags: readonly string[] }>({ folders: [], tags: [] })
  const [opened, setOpened] = useState<string>()
  const [isAdding, setAdding] = useState(false)
  const [news, setNews] = useState<string>()
  const columns = listColumns(t, useFormats(), setOpened)
  const filters: GridFilter[] = [
    { key: 'find', label: t('find'), kind: 'text', isFirst: true },
    { key: 'folder', label: t('folder'), kind: 'choice', options: toOptions(shelves.folders) },
    { key: 'tag', label: t('tag'), kind: 'choice', options: toOptions(shelves.tags) },
    {
      key: 'state',
      label: t('state'),
      kind: 'choice',
      options: MEDIA_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
    },
  ]
  const grid = useGrid({ list: MEDIA_LIST, filters, columns }, rememberColumns('media'))
  const media = useGridQuery(listMedia, grid.query)
  const views = useSavedViews('media')
  const { folders, tags } = media.data ?? shelves
  if (folders.join() !== shelves.folders.join() || tags.join() !== shelves.tags.join()) setShelves({ folders, tags })
  const finish = (reported: string): void => {
    setNews(reported)
    setOpened(undefined)
    void refreshQueries(listMedia)
  }
  return (
    <Section space="tight">
      <div className={styles.bar}>
        <Button variant={isAdding ? 'secondary' : 'primary'} aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
          {t(isAdding ? 'add.close' : 'add')}
        </Button>
      </div>
      {isAdding && <MediaUpload folders={shelves.folders} onOpen={setOpened} />}
      <div role="status">
        {news && (
          <Message tone="ok" onDismiss={() => setNews(undefined)}>
            {news}
          </Message>
        )}
      </div>
      <DataGrid
        caption={t('media')}
        data={toGridData(media, ({ rows }) => rows)}
        rowKey={({ path }) => path}
        headingLevel={2}
        tools={<ExportButton name="media" endpoint={listMedia} rowsOf={({ rows }) => rows} {...{ grid, columns }} />}
        {...{ grid, columns, views }}
      />
      {opened !== undefined && <MediaDetails key={opened} path={opened} onClose={() => setOpened(undefined)} onDone={finish} />}
    </Section>
  )
}
