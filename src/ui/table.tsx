import type { ReactNode } from 'react'
import { Checkbox } from '#ui/checkbox.tsx'
import { SelectionBar, SortBar, SortButton } from '#ui/table-controls.tsx'
import { toggleAll, toggleKey, type Sort } from '#ui/table.rules.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './table.module.css'

export type Column<Row> = {
  key: string
  /** With the unit: "Total, EUR". */
  header: string
  cell: (row: Row) => ReactNode
  numeric?: boolean
  /** Does not break where there is room, such as a date or a number of something. */
  isOneLine?: boolean
  sortable?: boolean
  /** The cell that names the row, read with every other cell. */
  rowHeader?: boolean
  /** Where it stands in the block that a row becomes on a phone; numbers at the end unless said. */
  phone?: 'start' | 'end' | 'full' | 'hidden'
  /** Writes the header before the value on a phone, where the head is gone. */
  phoneLabel?: boolean
}

export type Selection<Row> = {
  selected: ReadonlySet<string>
  onChange: (selected: Set<string>) => void
  /** Names a row for its checkbox. */
  label: (row: Row) => string
  /** Shown on top of the table while something is selected. */
  actions?: ReactNode
  /** The page has a bar of its own, which is there also when nothing is selected. */
  hasOwnBar?: boolean
  /** The name of the box in the head. */
  allLabel?: string
  /** Rows for which it does not hold cannot be chosen. */
  canSelect?: (row: Row) => boolean
}

type TableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Facts of a row that others read from its element. */
  rowMarks?: (row: Row) => Readonly<Record<`data-${string}`, string | number | undefined>>
  sort?: Sort
  onSort?: (sort: Sort) => void
  selection?: Selection<Row>
  dense?: boolean
  /** New rows are on their way: the old ones stay, dimmed. */
  busy?: boolean
  /** Stands in for the rows when there are none. */
  empty?: ReactNode
}

// Roles are spelled out: display: grid on a phone takes the table semantics away in some browsers.
export const Table = <Row,>({
  caption,
  columns,
  rows,
  rowKey,
  rowMarks,
  sort,
  onSort,
  selection,
  dense,
  busy,
  empty,
}: TableProps<Row>) => {
  const t = useTexts('ui')
  const keys = rows.filter((row) => selection?.canSelect?.(row) ?? true).map(rowKey)
  const chosen = selection ? keys.filter((key) => selection.selected.has(key)).length : 0
  return (
    <div className={styles.frame} data-density={dense ? 'dense' : undefined} data-busy={busy || undefined}>
      {selection && !selection.hasOwnBar && selection.selected.size > 0 && (
        <SelectionBar count={selection.selected.size} onClear={() => selection.onChange(new Set())}>
          {selection.actions}
        </SelectionBar>
      )}
      {onSort && <SortBar columns={columns} sort={sort} onSort={onSort} />}
      <table className={styles.table} role="table" aria-busy={busy || undefined} data-selectable={selection && true}>
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {selection && (
              <th role="columnheader" scope="col" className={styles.choice}>
                <Checkbox
                  hideLabel
                  label={selection.allLabel ?? t('select.all')}
                  checked={keys.length > 0 && chosen === keys.length}
                  indeterminate={chosen > 0 && chosen < keys.length}
                  onChange={() => selection.onChange(toggleAll(selection.selected, keys))}
                />
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                data-numeric={column.numeric}
                aria-sort={sort?.column === column.key ? sort.direction : undefined}
              >
                {column.sortable && onSort ? <SortButton column={column} sort={sort} onSort={onSort} /> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.length === 0 && empty && (
            <tr role="row" className={styles.empty}>
              <td role="cell" colSpan={columns.length + (selection ? 1 : 0)}>
                {empty}
              </td>
            </tr>
          )}
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              {...rowMarks?.(row)}
              data-selected={selection?.selected.has(rowKey(row)) || undefined}
            >
              {selection && (
                <td role="cell" className={styles.choice}>
                  <Checkbox
                    hideLabel
                    label={t('select.row', { name: selection.label(row) })}
                    checked={selection.selected.has(rowKey(row))}
                    disabled={!(selection.canSelect?.(row) ?? true)}
                    onChange={() => selection.onChange(toggleKey(selection.selected, rowKey(row)))}
                  />
                </td>
              )}
              {columns.map((column) => (
                <TableCell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export const TableCell = <Row,>({ column, row }: { column: Omit<Column<Row>, 'sortable'>; row: Row }) => {
  const marks = {
    'data-numeric': column.numeric,
    'data-one-line': column.isOneLine || undefined,
    'data-phone': column.phone ?? (column.numeric ? 'end' : 'start'),
    'data-label': column.phoneLabel ? column.header : undefined,
  }
  if (!column.rowHeader)
    return (
      <td role="cell" {...marks}>
        {column.cell(row)}
      </td>
    )
  return (
    <th role="rowheader" scope="row" {...marks}>
      {column.cell(row)}
    </th>
  )
}
