import { useState, useSyncExternalStore } from 'react'
import { refreshQueries } from '#browser/query.ts'
import { NewReleaseDialog } from '#features/authoring/releases/new-release-dialog.tsx'
import { listReleases, readRelease } from '#features/authoring/releases/release.api.ts'
import { RELEASE_LIST, RELEASE_STATES, type ReleaseState } from '#features/authoring/releases/release.rules.ts'
import { ReleasePanel } from '#features/authoring/releases/release-panel.tsx'
import { OfficeGrid, OfficePanel, RowButton } from '#foundation/saved-views/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import type { Formats } from '#ui/format.ts'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

type Row = ReplyOf<typeof listReleases>['rows'][number]
type Texts = ReturnType<typeof useTexts<'releases'>>

const TONES: Readonly<Record<ReleaseState, BadgeTone>> = { open: 'idle', scheduled: 'info', published: 'ok', reverted: 'warn' }

const listColumns = (t: Texts, { dateTime, number }: Formats, onOpen: (release: Row) => void): GridColumn<Row>[] => [
  {
    key: 'name',
    header: t('name'),
    rowHeader: true,
    cell: (row) => <RowButton onClick={() => onOpen(row)}>{row.name}</RowButton>,
  },
  {
    key: 'state',
    header: t('state'),
    phone: 'start',
    cell: ({ state }) => <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>,
  },
  { key: 'pages', header: t('pages'), numeric: true, phoneLabel: true, cell: ({ pages }) => number(pages) },
  {
    key: 'publishedAt',
    header: t('when'),
    phone: 'full',
    cell: ({ scheduledAt, publishedAt }) => {
      const at = scheduledAt ?? publishedAt
      return at === null ? '–' : dateTime(at)
    },
  },
  { key: 'by', header: t('by'), cell: ({ by }) => by ?? '–', phone: 'hidden' },
  { key: 'createdAt', header: t('created'), cell: ({ createdAt }) => dateTime(createdAt), phone: 'hidden', isOneLine: true },
]

const onHash = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
const useHash = (): string =>
  useSyncExternalStore(
    onHash,
    () => location.hash,
    () => '',
  )
/** The list of pages leads here with those that were chosen. */
const readChosen = (hash: string): readonly string[] =>
  /^#pages=([\da-f,-]+)$/
    .exec(hash)?.[1]
    ?.split(',')
    .filter((id) => id !== '') ?? []

/** The words of what it is made of. */
export const texts: readonly string[] = ['authoring']

/** Releases with what became of them; the chosen one beside the list. */
export const Block = () => {
  const t = useTexts('releases')
  const [open, setOpen] = useState<{ readonly id: string; readonly name: string }>()
  const [news, setNews] = useState<string>()
  const chosen = readChosen(useHash())
  const columns = listColumns(t, useFormats(), ({ id, name }) => setOpen({ id, name }))
  const tell = async (reported: string, isOver = false): Promise<void> => {
    setNews(reported)
    if (isOver) setOpen(undefined)
    await refreshQueries(listReleases, readRelease)
  }
  const forgetChosen = (): void => {
    location.hash = ''
  }
  return (
    <OfficeGrid
      name="releases"
      caption={t('releases')}
      endpoint={listReleases}
      list={RELEASE_LIST}
      columns={columns}
      filters={[
        { key: 'find', label: t('find'), kind: 'text' },
        {
          key: 'state',
          label: t('state'),
          kind: 'choice',
          options: RELEASE_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
        },
      ]}
      rowsOf={({ rows }) => rows}
      rowKey={({ id }) => id}
      panel={
        open && (
          <OfficePanel key={open.id} title={open.name} onClose={() => setOpen(undefined)}>
            <ReleasePanel id={open.id} onDone={(reported, isOver) => void tell(reported, isOver)} />
          </OfficePanel>
        )
      }
    >
      <Message tone="info">{t('how')}</Message>
      <div role="status">
        {news && (
          <Message tone="ok" onDismiss={() => setNews(undefined)}>
            {news}
          </Message>
        )}
      </div>
      {chosen.length > 0 && (
        <NewReleaseDialog
          pages={chosen}
          onClose={forgetChosen}
          onMade={(release) => {
            forgetChosen()
            setOpen(release)
            void tell(t('made', { name: release.name }))
          }}
        />
      )}
    </OfficeGrid>
  )
}
