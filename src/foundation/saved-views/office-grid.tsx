import type { ReactNode } from 'react'
import { toGridData, useGridQuery } from '#browser/grid-query.ts'
import { CallError } from '#browser/query.ts'
import { rememberColumns } from '#foundation/saved-views/column-memory.client.ts'
import { ExportButton } from '#foundation/saved-views/export-button.tsx'
import styles from './office-grid.module.css'
import { useSavedViews } from '#foundation/saved-views/use-saved-views.client.ts'
import type { Endpoint, EndpointSpec, ReplyOf } from '#kernel/endpoint.ts'
import type { ListSpec } from '#kernel/list-query.ts'
import { DataGrid } from '#ui/data-grid/data-grid.tsx'
import type { GridFilter } from '#ui/data-grid/data-grid.rules.ts'
import type { GridColumn, GridSelection } from '#ui/data-grid/grid-column.ts'
import { useGrid } from '#ui/data-grid/use-grid.ts'
import { Section } from '#ui/section.tsx'

type OfficeGridProps<Spec extends EndpointSpec, Row> = {
  /** Names its views and columns. */
  name: string
  caption: string
  endpoint: Endpoint<Spec>
  /** The parameters of its path. */
  params?: Readonly<Record<string, string>>
  list: ListSpec
  /** Where the server names filters otherwise than the address does. */
  shapeQuery?: (query: Readonly<Record<string, string>>) => Readonly<Record<string, string | readonly string[]>>
  /** Before its names in the address, where a page has more than one list. */
  prefix?: string
  filters: readonly GridFilter[]
  columns: readonly GridColumn<Row>[]
  rowsOf: (reply: ReplyOf<Spec>) => readonly Row[]
  rowKey: (row: Row) => string
  selection?: GridSelection<Row> | undefined
  /** Beside the button for the export. */
  tools?: ReactNode
  /** The server writes the file: the list may be longer than a browser should read. */
  hasOwnExport?: boolean
  /** Details of the chosen row, beside the list. */
  panel?: ReactNode
  /** Instead of the list, to those who lack the right to it. */
  forbidden?: ReactNode
  children?: ReactNode
}

/** A list of the back office: sorted, filtered and paged by the server, with views that are stored and a file of it. */
export const OfficeGrid = <const Spec extends EndpointSpec, Row extends object>(props: OfficeGridProps<Spec, Row>) => {
  const { name, caption, endpoint, params, list, prefix, filters, columns, rowsOf, rowKey, selection } = props
  const { tools, panel, hasOwnExport, forbidden, children, shapeQuery = (requested) => requested } = props
  const grid = useGrid({ list, filters, columns, ...(prefix !== undefined && { prefix }) }, rememberColumns(name))
  const query = useGridQuery(endpoint, grid.query && shapeQuery(grid.query), params)
  const views = useSavedViews(name)
  type Page = ReplyOf<Spec> & { readonly total: number }
  const data = toGridData(query as Parameters<typeof toGridData<Page, Row>>[0], rowsOf)

  if (forbidden && query.error instanceof CallError && query.error.status === 403)
    return <Section space="tight">{forbidden}</Section>
  return (
    <Section space="tight">
      <div className={styles.layout} data-open={panel ? true : undefined}>
        <div className={styles.work}>
          {children}
          <DataGrid
            {...{ caption, grid, columns, data, rowKey, views }}
            {...(selection && { selection })}
            headingLevel={2}
            tools={
              <>
                {tools}
                {!hasOwnExport && <ExportButton {...{ name, endpoint, grid, columns, rowsOf }} />}
              </>
            }
          />
        </div>
        {panel}
      </div>
    </Section>
  )
}
