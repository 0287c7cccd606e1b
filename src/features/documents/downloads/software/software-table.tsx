import { useMemo, useState } from 'react'
import { call } from '#browser/api.ts'
import { track } from '#foundation/analytics/public.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { NothingYet } from '#foundation/portal-messages/public.ts'
import { downloadSoftware } from '#features/documents/downloads/software/software.api.ts'
import { ReleaseDialog } from '#features/documents/downloads/software/release-dialog.tsx'
import {
  describeDownload,
  toRow,
  type Software,
  type SoftwareRow,
} from '#features/documents/downloads/software/software-row.rules.ts'
import { AccessCell } from '#features/documents/downloads/table/document-cells.tsx'
import { DownloadBar } from '#features/documents/downloads/table/download-bar.tsx'
import { sortRows, writeMegabytes, type DocumentRow } from '#features/documents/downloads/table/document-row.rules.ts'
import { GateDialogs } from '#features/documents/downloads/table/gate-dialogs.tsx'
import { checkSelection } from '#features/documents/downloads/table/selection.rules.ts'
import { useGates } from '#features/documents/downloads/table/use-gates.client.ts'
import { Badge } from '#ui/badge.tsx'
import { Table, type Column } from '#ui/table.tsx'
import type { Sort } from '#ui/table.rules.ts'
import type { Formats } from '#ui/format.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useLocale, useTexts } from '#ui/use-texts.tsx'
import tableStyles from '#features/documents/downloads/table/document-table.module.css'
import styles from './software.module.css'
import { collator } from '#kernel/formatters.ts'

type SoftwareTableProps = { software: readonly Software[]; linked: string | undefined }

/** Its files have no address of their own: each is requested by its number. */
const useSoftwareGates = (rows: readonly SoftwareRow[]) => {
  const { config } = usePage()
  const gates = useGates(async ({ address }) => {
    const eakNumber = numberOf(rows, address)
    if (eakNumber === undefined) return undefined
    const answer = await call(downloadSoftware, { body: { eakNumber }, appId: config.appId, errors: 'own' })
    return answer.ok ? answer.data.url : undefined
  })
  const report = (chosen: readonly DocumentRow[], isAll: boolean): void => {
    for (const row of chosen) if ('product' in row) track(describeDownload(row as SoftwareRow, isAll))
  }
  const start = (chosen: readonly DocumentRow[]): void => {
    report(chosen, chosen.length > 1)
    gates.start(chosen)
  }
  return { ...gates, start, reportAll: (all: readonly DocumentRow[]) => report(all, true) }
}

const numberOf = (rows: readonly SoftwareRow[], address: string): string | undefined =>
  rows.flatMap(({ product }) => [product, ...product.older]).find(({ assetPath }) => assetPath === address)?.eakNumber

type Words = ReturnType<typeof useTexts<'downloads'>>

const listColumns = (t: Words, formats: Formats, open: (productKey: string) => void): Column<SoftwareRow>[] => [
  {
    key: 'name',
    header: t('column.name'),
    sortable: true,
    rowHeader: true,
    cell: (row) => (
      <>
        <button type="button" className={styles.name} onClick={() => open(row.product.productKey)}>
          {row.name}
        </button>
        {row.product.replacedBy && <Badge tone="warn">{t('replaced')}</Badge>}
      </>
    ),
  },
  { key: 'kind', header: t('column.type'), sortable: true, cell: ({ kind }) => t(`kind.${kind}`), phone: 'hidden' },
  { key: 'version', header: t('column.version'), cell: ({ version }) => version, phoneLabel: true },
  {
    key: 'updated',
    header: t('column.released'),
    sortable: true,
    cell: ({ updatedAt }) => formats.date(updatedAt),
    phone: 'hidden',
  },
  { key: 'size', header: t('column.size'), sortable: true, numeric: true, cell: ({ size }) => formats.fileSize(size) },
  {
    key: 'access',
    header: t('column.access'),
    sortable: true,
    cell: (row) => (row.product.isEntitled ? <AccessCell gate={row.gate} /> : <Badge tone="idle">{t('access.none')}</Badge>),
  },
]

export const SoftwareTable = ({ software, linked }: SoftwareTableProps) => {
  const t = useTexts('downloads')
  const formats = useFormats()
  const { language } = useLocale()
  const { config } = usePage()
  const rows = useMemo(() => software.map((product) => toRow(product)), [software])
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [sort, setSort] = useState<Sort>()
  const [opened, setOpened] = useState(linked)
  const gates = useSoftwareGates(rows)

  const shown = useMemo(() => {
    const { compare } = collator(language, { numeric: true })
    return sort ? sortRows(rows, sort, { kindOf: (kind) => t(`kind.${kind}`), compare }) : rows
  }, [rows, sort, language, t])
  const open = rows.filter(({ product }) => product.isEntitled)
  const chosen = open.filter(({ address }) => selected.has(address))
  const product = software.find(({ productKey }) => productKey === opened)

  if (rows.length === 0) return <NothingYet kind="software" icon="download" title={t('software.none.title')} />
  return (
    <div className={`${tableStyles.card} ${styles.list}`}>
      <DownloadBar
        rows={open}
        chosen={chosen}
        state={checkSelection(chosen, config.maxDownloadSizeMb)}
        gates={gates}
        onAll={gates.reportAll}
        onSelect={setSelected}
      />
      <Table
        caption={t('software')}
        columns={listColumns(t, formats, setOpened)}
        rows={shown}
        rowKey={({ address }) => address}
        rowMarks={(row) => ({
          'data-eak-number': row.eakNumber,
          'data-file-size': writeMegabytes(row.size),
          'data-gate': row.gate,
        })}
        sort={sort}
        onSort={setSort}
        selection={{
          selected,
          onChange: setSelected,
          label: ({ name, version }) => `${name} ${version}`,
          allLabel: t('select.all'),
          hasOwnBar: true,
          canSelect: (row) => row.product.isEntitled,
        }}
      />
      {product && <ReleaseDialog product={product} gates={gates} onClose={() => setOpened(undefined)} onOpen={setOpened} />}
      <GateDialogs gates={gates} />
    </div>
  )
}
