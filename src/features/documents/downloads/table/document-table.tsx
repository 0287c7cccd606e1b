import { useMemo, useState } from 'react'
import { track } from '#foundation/analytics/public.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { NothingYet } from '#foundation/portal-messages/public.ts'
import { AccessCell, NameCell } from '#features/documents/downloads/table/document-cells.tsx'
import { DownloadBar } from '#features/documents/downloads/table/download-bar.tsx'
import { sortRows, writeMegabytes, type DocumentRow } from '#features/documents/downloads/table/document-row.rules.ts'
import { GateDialogs } from '#features/documents/downloads/table/gate-dialogs.tsx'
import { checkSelection } from '#features/documents/downloads/table/selection.rules.ts'
import { useGates } from '#features/documents/downloads/table/use-gates.client.ts'
import { useLinkedDocument } from '#features/documents/downloads/table/use-linked-document.client.ts'
import { Table, type Column } from '#ui/table.tsx'
import type { Sort } from '#ui/table.rules.ts'
import type { Formats } from '#ui/format.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useLocale, useTexts } from '#ui/use-texts.tsx'
import styles from './document-table.module.css'
import { collator } from '#kernel/formatters.ts'

const marksOf = (row: DocumentRow) => ({
  'data-asset-path': row.address,
  'data-file-size': writeMegabytes(row.size),
  'data-gate': row.gate,
  'data-eula-path': row.gate === 'eula' ? row.gatePath : undefined,
  'data-eula-version': row.eulaVersion,
  'data-external-video': row.videoUrl,
})

type Words = ReturnType<typeof useTexts<'downloads'>>

const listColumns = (t: Words, formats: Formats, open: (row: DocumentRow) => void): Column<DocumentRow>[] => [
  {
    key: 'name',
    header: t('column.name'),
    sortable: true,
    rowHeader: true,
    cell: (row) => <NameCell row={row} onOpen={() => open(row)} />,
  },
  { key: 'kind', header: t('column.type'), sortable: true, cell: ({ kind }) => t(`kind.${kind}`) },
  { key: 'size', header: t('column.size'), sortable: true, numeric: true, cell: ({ size }) => formats.fileSize(size) },
  {
    key: 'updated',
    header: t('column.updated'),
    sortable: true,
    cell: ({ updatedAt }) => formats.date(updatedAt),
    phone: 'hidden',
  },
  { key: 'access', header: t('column.access'), sortable: true, cell: ({ gate }) => <AccessCell gate={gate} /> },
]

/** Each file that is requested is counted by its name. */
const useCountedGates = () => {
  const gates = useGates()
  const report = (chosen: readonly DocumentRow[]): void => {
    for (const { name, kind } of chosen) track({ name: 'download', file: name, kind })
  }
  const start = (chosen: readonly DocumentRow[]): void => {
    report(chosen)
    gates.start(chosen)
  }
  return { ...gates, start, report }
}

/** Documents with boxes, sorted as one likes; what is chosen comes one by one, the free ones also as an archive [2.18.2]. */
export const DocumentTable = ({ rows }: { rows: readonly DocumentRow[] }) => {
  const t = useTexts('downloads')
  const formats = useFormats()
  const { language } = useLocale()
  const { config } = usePage()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [sort, setSort] = useState<Sort>()
  const gates = useCountedGates()
  useLinkedDocument(rows, (row) => gates.start([row]))

  const shown = useMemo(() => {
    const { compare } = collator(language, { numeric: true })
    return sort ? sortRows(rows, sort, { kindOf: (kind) => t(`kind.${kind}`), compare }) : rows
  }, [rows, sort, language, t])
  const chosen = rows.filter(({ address }) => selected.has(address))
  const state = checkSelection(chosen, config.maxDownloadSizeMb)

  if (rows.length === 0) return <NothingYet kind="documents" icon="file" title={t('empty.title')} />
  return (
    <div className={styles.card}>
      <DownloadBar rows={rows} chosen={chosen} state={state} gates={gates} onAll={gates.report} onSelect={setSelected} />
      <Table
        caption={t('documents')}
        columns={listColumns(t, formats, (row) => gates.start([row]))}
        rows={shown}
        rowKey={({ address }) => address}
        rowMarks={marksOf}
        sort={sort}
        onSort={setSort}
        selection={{ selected, onChange: setSelected, label: ({ name }) => name, allLabel: t('select.all'), hasOwnBar: true }}
      />
      <GateDialogs gates={gates} />
    </div>
  )
}
