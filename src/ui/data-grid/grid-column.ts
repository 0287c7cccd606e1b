import type { ReactNode } from 'react'
import type { Column } from '#ui/table.tsx'

/** Whether it can be sorted by is said once, in the list's specification. */
export type GridColumn<Row> = Omit<Column<Row>, 'sortable'> & {
  /** Not shown until somebody chooses it. */
  isOptional?: boolean
}

export type GridData<Row> = {
  /** Undefined until they have come; stay while others are on their way. */
  readonly rows: readonly Row[] | undefined
  /** Of all pages. */
  readonly total: number
  readonly isBusy: boolean
  readonly hasFailed: boolean
  readonly retry: () => void
}

export type GridSelection<Row> = {
  /** Names a row for its checkbox. */
  label: (row: Row) => string
  /** Actions on the chosen rows, also on those of other pages. */
  actions: (keys: readonly string[], clear: () => void) => ReactNode
}

export type GridView = { readonly id: string; readonly name: string; readonly query: string }

/** Where views are stored is not the grid's business. */
export type GridViews = {
  readonly list: readonly GridView[]
  /** Asks for a name and saves the view under it. */
  readonly drawSaveDialog: (view: { readonly query: string; readonly onClose: () => void }) => ReactNode
  readonly remove: (id: string) => Promise<void>
}

/** The columns that a person chose last, for addresses that name none, and the height of rows, which is one for all lists. */
export type GridMemory = {
  readonly read: () => readonly string[] | undefined
  /** Undefined forgets them. */
  readonly write: (columns: readonly string[] | undefined) => void
  readonly readRowHeight: () => RowHeight
  readonly writeRowHeight: (height: RowHeight) => void
}

export const ROW_HEIGHTS = ['compact', 'comfortable'] as const
export type RowHeight = (typeof ROW_HEIGHTS)[number]
