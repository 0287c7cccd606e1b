import { useState, type ReactNode } from 'react'
import type { RowSelectionState } from '@tanstack/react-table'
import { Button } from '#ui/button.tsx'
import { GridBar } from '#ui/data-grid/grid-bar.tsx'
import type { GridColumn, GridData, GridSelection, GridViews } from '#ui/data-grid/grid-column.ts'
import { GridFoot } from '#ui/data-grid/grid-foot.tsx'
import { GridTable } from '#ui/data-grid/grid-table.tsx'
import { changeGrid } from '#ui/data-grid/data-grid.rules.ts'
import type { Grid } from '#ui/data-grid/use-grid.ts'
import { SkeletonRows } from '#ui/skeleton-rows.tsx'
import { EmptyState, ErrorState } from '#ui/state.tsx'
import { SelectionBar, SortBar } from '#ui/table-controls.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './data-grid.module.css'

type DataGridProps<Row> = {
  caption: string
  grid: Grid
  columns: readonly GridColumn<Row>[]
  data: GridData<Row>
  rowKey: (row: Row) => string
  selection?: GridSelection<Row>
  views?: GridViews
  /** Beside the button for columns: an export, say. */
  tools?: ReactNode
  /** In place of the table when there is nothing at all; what no filter matches the grid says itself. */
  empty?: ReactNode
  /** In place of the table when no filter matches, where the list has words of its own. */
  none?: ReactNode
  /** The pager's arrows are called 'Next' and 'Previous' without more. */
  hasShortSteps?: boolean
  headingLevel?: 2 | 3 | 4
}

/** More than a screen shows. */
const MOST_SKELETON_ROWS = 12

/** A list that the server sorts, filters and pages; where it stands is in the address (`useGrid`). */
export const DataGrid = <Row extends object>({ caption, grid, columns, data, rowKey, ...rest }: DataGridProps<Row>) => {
  const { selection, views, tools, empty, none, hasShortSteps, headingLevel = 3 } = rest
  const t = useTexts('ui')
  const { state, shape, change } = grid
  // Chosen rows stay while one turns pages; with another filter they would be out of sight, so they go.
  const filtered = JSON.stringify([...state.filters])
  const [choice, setChoice] = useState<{ readonly filtered: string; readonly rows: RowSelectionState }>({ filtered, rows: {} })
  const selected = choice.filtered === filtered ? choice.rows : {}
  const keys = Object.keys(selected)
  const clear = (): void => setChoice({ filtered, rows: {} })
  const { rows, total, isBusy, hasFailed, retry } = data
  const isFiltered = state.filters.size > 0

  const showRows = (): ReactNode => {
    if (!rows)
      return hasFailed ? (
        <ErrorState headingLevel={headingLevel} onRetry={retry} retrying={isBusy} />
      ) : (
        <SkeletonRows
          rows={Math.min(state.size, MOST_SKELETON_ROWS)}
          columns={columns.filter(({ key }) => grid.columns.includes(key)).map(({ numeric }) => numeric)}
        />
      )
    if (rows.length === 0 && state.page > 1 && total > 0)
      // A page that others have emptied meanwhile.
      return (
        <Button variant="secondary" size="small" onClick={() => change(changeGrid(state, {}), 'replace')}>
          {t('pager.page', { page: 1 })}
        </Button>
      )
    if (rows.length === 0 && !isFiltered) return empty ?? <EmptyState headingLevel={headingLevel} title={t('grid.noRows')} />
    if (rows.length === 0 && none) return none
    if (rows.length === 0)
      return (
        <EmptyState
          headingLevel={headingLevel}
          icon="search"
          title={t('grid.none')}
          action={
            <Button variant="secondary" size="small" onClick={() => change(changeGrid(state, { filters: new Map() }))}>
              {t('grid.filters.clear')}
            </Button>
          }
        >
          {t('grid.none.text')}
        </EmptyState>
      )
    return (
      <>
        <GridTable
          {...{ caption, columns, rows, rowKey, total, state, selection, selected, isBusy }}
          shown={grid.columns}
          sortable={shape.list.sortable}
          onSort={(sort) => change(changeGrid(state, { sort }))}
          onSelect={(next) => setChoice({ filtered, rows: next })}
        />
      </>
    )
  }
  const hasManyFilters = shape.filters.length > 1
  const sortBar = (
    <SortBar
      columns={columns.map((column) => ({ ...column, sortable: shape.list.sortable.includes(column.key) }))}
      sort={state.sort}
      onSort={(sort) => change(changeGrid(state, { sort }))}
    />
  )
  return (
    <div
      className={styles.grid}
      data-density={grid.rowHeight === 'compact' ? 'dense' : undefined}
      data-busy={(rows && isBusy) || undefined}
    >
      {(isFiltered || !rows || rows.length > 0) && (
        <GridBar {...{ grid, columns, views, tools }} sort={hasManyFilters && sortBar} />
      )}
      <div className={styles.frame}>
        {selection && keys.length > 0 && (
          <SelectionBar count={keys.length} onClear={clear}>
            {selection.actions(keys, clear)}
          </SelectionBar>
        )}
        {!hasManyFilters && rows && rows.length > 0 && sortBar}
        {showRows()}
      </div>
      {rows && rows.length > 0 && <GridFoot {...{ grid, caption, total, hasShortSteps }} shown={rows.length} />}
    </div>
  )
}
