import { sql, type RawBuilder } from 'kysely'
import { DEEPEST_ROW, readSort, type ListSpec, type SortWord } from '#kernel/list-query.ts'
import type { Tx } from '#platform/database/database.ts'
import { badRequest } from '#platform/http/problem.ts'

export type ListQuery<Column extends string = string> = {
  readonly sort: SortWord<Column>
  readonly page: number
  readonly size: number
}

export type ListPage<Row> = { readonly rows: Row[]; readonly total: number }

type ListOptions<Column extends string> = {
  readonly spec: ListSpec<Column>
  /** A column of `found` that no two rows share, so that no row is on two pages or on none. */
  readonly unique: string
  /** Expensive columns are read for the rows of the page alone, which are called `page`. */
  readonly details?: { readonly columns: RawBuilder<unknown>; readonly joins?: RawBuilder<unknown> }
  /** Where something else knows how many there are; otherwise they are counted. */
  readonly countAll?: () => Promise<number>
  /** Finding the rows costs more than sorting all of them: they are found once, and counted on the way. */
  readonly isCostly?: boolean
}

type Counted = { readonly totalRows?: number }

/** One page of what `found` selects, whose columns are named as in the specification, and how many rows it has in all. */
export const readListPage = async <Row, Column extends string = string>(
  tx: Tx,
  found: RawBuilder<Row>,
  { sort, page, size }: ListQuery<Column>,
  { spec, unique, details, countAll, isCostly = false }: ListOptions<Column>,
): Promise<ListPage<Row>> => {
  const offset = (page - 1) * size
  if (offset + size > DEEPEST_ROW) badRequest(`A list can be read up to row ${DEEPEST_ROW}. Please narrow it by a filter.`)
  const { column, direction } = readSort(sort, spec.sortable) ?? badRequest('This list cannot be sorted by this column.')
  const order = direction === 'descending' ? sql`desc nulls last` : sql`asc nulls last`
  const inOrder = sql`order by ${sql.ref(column)} ${order}, ${sql.ref(unique)}`
  const onPage = sql<Row & Counted>`select *${isCostly ? sql`, count(*) over ()::integer as "totalRows"` : sql``}
    from (${found}) found ${inOrder} limit ${size} offset ${offset}`
  const more = details && sql`${details.columns}${isCostly ? sql`, page."totalRows"` : sql``}`
  const read = await (
    details ? sql<Row & Counted>`select ${more} from (${onPage}) page ${details.joins ?? sql``} ${inOrder}` : onPage
  ).execute(tx)
  const rows: Row[] = isCostly ? read.rows.map(({ totalRows: _, ...row }) => row as Row) : read.rows
  const totalRows = read.rows[0]?.totalRows
  if (totalRows !== undefined) return { rows, total: totalRows }
  // The last page says by itself how many there are.
  if (rows.length < size && (rows.length > 0 || offset === 0)) return { rows, total: offset + rows.length }
  if (countAll) return { rows, total: await countAll() }
  const counted = await sql<{ total: number }>`select count(*)::integer as total from (${found}) found`.execute(tx)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** The pattern of a text filter: `%` and `_` are literal. */
export const containsPattern = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`
