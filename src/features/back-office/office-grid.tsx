import type { ReactNode } from 'react'
import { toGridData, useGridQuery } from '#browser/grid-query.ts'
import { rememberColumns, useSavedViews } from '#features/saved-views/public.ts'
import type { Endpoint, EndpointSpec, ReplyOf } from '#kernel/endpoint.ts'
import type { ListSpec } from '#kernel/list-query.ts'
import { DataGrid } from '#ui/data-grid/data-grid.tsx'
import type { GridFilter } from '#ui/data-grid/data-grid.rules.ts'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import { useGrid } from '#ui/data-grid/use-grid.ts'
import { Section } from '#ui/section.tsx'

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
  children?: ReactNode
}

/** A list of the back office: sorted, filtered and paged by the server. */
export const OfficeGrid = <const Spec extends EndpointSpec, Row extends object>(props: OfficeGridProps<Spec, Row>) => {
  const { name, caption, endpoint, list, filters, columns, rowsOf, rowKey, children } = props
  const grid = useGrid({ list, filters, columns }, rememberColumns(name))
  const query = useGridQuery(endpoint, grid.query)
  const views = useSavedViews(name)
  type Page = ReplyOf<Spec> & { readonly total: number }
  const data = toGridData(query as Parameters<typeof toGridData<Page, Row>>[0], rowsOf)
  return (
    <Section space="tight">
      {children}
      <DataGrid {...{ caption, grid, columns, data, rowKey, views }} isDense headingLevel={2} />
    </Section>
  )
}
