import { useMemo } from 'react'
import {
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type RowSelectionState,
} from '@tanstack/react-table'
import { Checkbox } from '#ui/checkbox.tsx'
import { followRows } from '#ui/data-grid/follow-rows.ts'
import type { GridColumn, GridSelection } from '#ui/data-grid/grid-column.ts'
import type { GridState } from '#ui/data-grid/data-grid.rules.ts'
import { useVirtualRows } from '#ui/data-grid/use-virtual-rows.ts'
import { SortButton } from '#ui/table-controls.tsx'
import { TableCell } from '#ui/table.tsx'
import type { Sort } from '#ui/table.rules.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './data-grid.module.css'
import tableStyles from '#ui/table.module.css'

const features = tableFeatures({ columnOrderingFeature, columnVisibilityFeature, rowSelectionFeature })

type GridTableProps<Row> = {
  caption: string
  columns: readonly GridColumn<Row>[]
  /** Keys of those to show, in their order. */
  shown: readonly string[]
  sortable: readonly string[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  total: number
  state: Pick<GridState, 'sort' | 'page' | 'size'>
  onSort: (sort: Sort) => void
  selection?: GridSelection<Row>
  selected: RowSelectionState
  onSelect: (selected: RowSelectionState) => void
  isBusy: boolean
}

// Roles are spelled out: display: grid on a phone takes the table semantics away in some browsers.
export const GridTable = <Row extends object>({
  caption,
  columns,
  shown,
  sortable,
  rows,
  rowKey,
  total,
  ...rest
}: GridTableProps<Row>) => {
  const { state, onSort, selection, selected, onSelect, isBusy } = rest
  const t = useTexts('ui')
  // New objects with every drawing would make the table compute everything anew.
  const keys = columns.map(({ key }) => key).join(' ')
  const order = shown.join(' ')
  const definitions = useMemo(() => keys.split(' ').map((id) => ({ id })), [keys])
  const layout = useMemo(() => {
    const columnOrder = order.split(' ')
    const columnVisibility = Object.fromEntries(keys.split(' ').map((key) => [key, columnOrder.includes(key)]))
    return { columnOrder, columnVisibility }
  }, [keys, order])
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    enableRowSelection: selection !== undefined,
    state: {
      ...layout,
      rowSelection: selected,
    },
    onRowSelectionChange: (change) => onSelect(typeof change === 'function' ? change(selected) : change),
  })
  const listed = table.getVisibleLeafColumns().flatMap(({ id }) => columns.find(({ key }) => key === id) ?? [])
  const all = table.getRowModel().rows
  const { body, isVirtual, indexes, before, after, measure } = useVirtualRows(all.length)
  const width = listed.length + (selection ? 1 : 0)
  const offset = (state.page - 1) * state.size
  return (
    <table
      className={tableStyles.table}
      role="table"
      aria-busy={isBusy || undefined}
      aria-rowcount={total + 1}
      data-selectable={selection && true}
      data-virtual={isVirtual || undefined}
    >
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row" aria-rowindex={1}>
          {selection && (
            <th role="columnheader" scope="col" className={tableStyles.choice}>
              <Checkbox
                hideLabel
                label={t('select.all')}
                checked={all.length > 0 && table.getIsAllRowsSelected()}
                indeterminate={table.getIsSomeRowsSelected()}
                onChange={() => table.toggleAllRowsSelected()}
              />
            </th>
          )}
          {listed.map((column) => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              data-numeric={column.numeric}
              aria-sort={state.sort.column === column.key ? state.sort.direction : undefined}
            >
              {sortable.includes(column.key) ? <SortButton column={column} sort={state.sort} onSort={onSort} /> : column.header}
            </th>
          ))}
        </tr>
      </thead>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls inside */}
      <tbody role="rowgroup" ref={body} onKeyDown={followRows}>
        {before > 0 && <Spacer height={before} width={width} />}
        {indexes.map((index) => {
          const row = all[index]
          if (!row) return null
          return (
            <tr
              key={row.id}
              ref={measure}
              role="row"
              aria-rowindex={offset + index + 2}
              data-row={index}
              data-index={index}
              data-selected={row.getIsSelected() || undefined}
            >
              {selection && (
                <td role="cell" className={tableStyles.choice}>
                  <Checkbox
                    hideLabel
                    label={t('select.row', { name: selection.label(row.original) })}
                    checked={row.getIsSelected()}
                    onChange={() => row.toggleSelected()}
                  />
                </td>
              )}
              {listed.map((column) => (
                <TableCell key={column.key} column={column} row={row.original} />
              ))}
            </tr>
          )
        })}
        {after > 0 && <Spacer height={after} width={width} />}
      </tbody>
    </table>
  )
}

const Spacer = ({ height, width }: { height: number; width: number }) => (
  <tr className={styles.spacer} aria-hidden="true">
    {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it is room, not a cell */}
    <td colSpan={width} style={{ height }} />
  </tr>
)
