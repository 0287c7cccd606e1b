/** A column's name, or `-name` from the highest down: how sorting is written in addresses and calls. */
export type SortWord<Column extends string = string> = Column | `-${Column}`

/** Filters, sorting and sizes of a list. The route checks calls by it and the grid offers no more. */
export type ListSpec<Column extends string = string> = {
  readonly sortable: readonly Column[]
  /** Unless asked for otherwise. */
  readonly sort: SortWord<Column>
  /** Rows a page may have; the first unless asked for otherwise. */
  readonly sizes: readonly [number, ...number[]]
}

export type ListSort<Column extends string = string> = {
  readonly column: Column
  readonly direction: 'ascending' | 'descending'
}

/** Undefined when no such column can be sorted. */
export const readSort = <Column extends string>(word: string, sortable: readonly Column[]): ListSort<Column> | undefined => {
  const isDown = word.startsWith('-')
  const name = isDown ? word.slice(1) : word
  const column = sortable.find((each) => each === name)
  return column === undefined ? undefined : { column, direction: isDown ? 'descending' : 'ascending' }
}

export const writeSort = ({ column, direction }: ListSort): string => (direction === 'descending' ? `-${column}` : column)

/** Deeper than this nobody pages, and an offset that large would make the database count through everything before it. */
export const DEEPEST_ROW = 100_000
