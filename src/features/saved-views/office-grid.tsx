import { useState, type ReactNode } from 'react'
import { toGridData, useGridQuery } from '#browser/grid-query.ts'
import { CallError } from '#browser/query.ts'
import { rememberColumns } from '#features/saved-views/column-memory.client.ts'
import { readAllRows, saveFile } from '#features/saved-views/export-rows.client.ts'
import { writeCsv } from '#features/saved-views/export-rows.rules.ts'
import styles from './office-grid.module.css'
import { useSavedViews } from '#features/saved-views/use-saved-views.client.ts'
import type { Endpoint, EndpointSpec, ReplyOf } from '#kernel/endpoint.ts'
import type { ListSpec } from '#kernel/list-query.ts'
import { Button } from '#ui/button.tsx'
import { DataGrid } from '#ui/data-grid/data-grid.tsx'
import type { GridFilter } from '#ui/data-grid/data-grid.rules.ts'
import type { GridColumn, GridSelection } from '#ui/data-grid/grid-column.ts'
import { useGrid } from '#ui/data-grid/use-grid.ts'
import { Section } from '#ui/section.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type OfficeGridProps<Spec extends EndpointSpec, Row> = {
  /** Names its views and columns. */
  name: string
  caption: string
  endpoint: Endpoint<Spec>
  list: ListSpec
  filters: readonly GridFilter[]
  columns: readonly GridColumn<Row>[]
  rowsOf: (reply: ReplyOf<Spec>) => readonly Row[]
  rowKey: (row: Row) => string
  selection?: GridSelection<Row> | undefined
  /** Beside the button for the export. */
  tools?: ReactNode
  /** The server writes the file: the list may be longer than a browser should read. */
  hasOwnExport?: boolean
  /** What is known of the chosen row, beside the list. */
  panel?: ReactNode
  /** Instead of the list, to those who lack the right to it. */
  forbidden?: ReactNode
  children?: ReactNode
}

/** A list of the back office: sorted, filtered and paged by the server, with views that are kept and a file of it. */
export const OfficeGrid = <const Spec extends EndpointSpec, Row extends object>(props: OfficeGridProps<Spec, Row>) => {
  const { name, caption, endpoint, list, filters, columns, rowsOf, rowKey, selection } = props
  const { tools, panel, hasOwnExport, forbidden, children } = props
  const t = useTexts('ui')
  const grid = useGrid({ list, filters, columns }, rememberColumns(name))
  const query = useGridQuery(endpoint, grid.query)
  const views = useSavedViews(name)
  const [exporting, setExporting] = useState<'busy' | 'failed'>()
  type Page = ReplyOf<Spec> & { readonly total: number }
  const data = toGridData(query as Parameters<typeof toGridData<Page, Row>>[0], rowsOf)

  const exportList = async (): Promise<void> => {
    setExporting('busy')
    const rows = await readAllRows(endpoint, { query: grid.query ?? {}, size: Math.max(...list.sizes) }, rowsOf)
    setExporting(rows ? undefined : 'failed')
    if (rows)
      saveFile(
        `${name}.csv`,
        writeCsv(
          columns.filter(({ key }) => grid.columns.includes(key)),
          rows,
        ),
      )
  }
  if (forbidden && query.error instanceof CallError && query.error.status === 403)
    return <Section space="tight">{forbidden}</Section>
  return (
    <Section space="tight">
      <div className={styles.desk} data-open={panel ? true : undefined}>
        <div className={styles.work}>
          {children}
          <DataGrid
            {...{ caption, grid, columns, data, rowKey, views }}
            {...(selection && { selection })}
            isDense
            headingLevel={2}
            tools={
              <>
                {tools}
                {!hasOwnExport && (
                  <Button variant="secondary" size="small" busy={exporting === 'busy'} onClick={() => void exportList()}>
                    {t(exporting === 'failed' ? 'grid.export.failed' : 'grid.export')}
                  </Button>
                )}
              </>
            }
          />
        </div>
        {panel}
      </div>
    </Section>
  )
}
