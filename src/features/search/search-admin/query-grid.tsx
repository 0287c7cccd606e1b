import type { ReactNode } from 'react'
import { toGridData, useGridQuery } from '#browser/grid-query.ts'
import { QUERY_LIST, toPageQuery, type ListedQuery } from '#features/search/search-admin/query-list.rules.ts'
import { QueryLink } from '#features/search/search-admin/query-link.tsx'
import { listSearchedQueries } from '#features/search/search-admin/report.api.ts'
import type { ReportChoice } from '#features/search/search-admin/report.rules.ts'
import { rememberColumns, useSavedViews } from '#foundation/saved-views/public.ts'
import { Sparkline } from '#ui/charts/sparkline.tsx'
import type { ListSpec } from '#kernel/list-query.ts'
import { DataGrid } from '#ui/data-grid/data-grid.tsx'
import type { GridColumn, GridSelection } from '#ui/data-grid/grid-column.ts'
import { useGrid } from '#ui/data-grid/use-grid.ts'
import type { Formats } from '#ui/format.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

type Texts = ReturnType<typeof useTexts<'search-admin'>>

export const queryColumn = (t: Texts, marks?: (query: string) => ReactNode): GridColumn<ListedQuery> => ({
  key: 'query',
  header: t('query'),
  rowHeader: true,
  cell: ({ query }) => (
    <>
      <QueryLink query={query} />
      {marks?.(query)}
    </>
  ),
})

export const searchesColumn = (t: Texts, { number }: Formats): GridColumn<ListedQuery> => ({
  key: 'searches',
  header: t('searches'),
  numeric: true,
  cell: ({ searches }) => number(searches),
})

export const trendColumn = (t: Texts): GridColumn<ListedQuery> => ({
  key: 'trend',
  header: t('trend'),
  cell: ({ trend }) => <Sparkline values={trend} />,
  phone: 'hidden',
})

const listColumns = (t: Texts, formats: Formats): readonly GridColumn<ListedQuery>[] => [
  queryColumn(t),
  trendColumn(t),
  searchesColumn(t, formats),
  {
    key: 'results',
    header: t('results'),
    numeric: true,
    cell: ({ results }) => formats.number(results),
    phone: 'start',
    phoneLabel: true,
  },
  { key: 'clicks', header: t('opened'), numeric: true, cell: ({ clicks }) => formats.number(clicks), phone: 'hidden' },
  {
    key: 'clickThrough',
    header: t('clickThrough'),
    numeric: true,
    cell: ({ clickThrough }) => formats.percent(clickThrough),
    phoneLabel: true,
  },
]

type QueryGridProps = {
  /** In the address, and where views and columns are stored. */
  name: 'queries' | 'missed'
  caption: string
  choice: ReportChoice
  list: ListSpec
  found?: 'nothing'
  columns: readonly GridColumn<ListedQuery>[]
  selection?: GridSelection<ListedQuery>
  empty?: ReactNode
}

/** A list of what people searched for, of the chosen days and tag. */
export const QueryGrid = ({ name, caption, choice, list, found, columns, selection, empty }: QueryGridProps) => {
  const t = useTexts('search-admin')
  const listName = `search-${name}`
  const filters = [{ key: 'query', label: t('query.filter'), kind: 'text' as const }]
  const grid = useGrid({ list, filters, columns, prefix: `${name}.` }, rememberColumns(listName))
  const views = useSavedViews(listName)
  const queries = useGridQuery(listSearchedQueries, grid.query && toPageQuery(choice, grid.query, found))
  return (
    <DataGrid
      caption={caption}
      grid={grid}
      columns={columns}
      views={views}
      rowKey={({ query }) => query}
      selection={selection}
      empty={empty}
      data={toGridData(queries, ({ rows }) => rows)}
    />
  )
}

export const AllQueries = ({ caption, choice }: Pick<QueryGridProps, 'caption' | 'choice'>) => {
  const columns = listColumns(useTexts('search-admin'), useFormats())
  return <QueryGrid name="queries" list={QUERY_LIST} columns={columns} caption={caption} choice={choice} />
}
