import { useSyncExternalStore } from 'react'
import type { GridMemory, RowHeight } from '#ui/data-grid/grid-column.ts'
import {
  cleanColumns,
  listParameters,
  readGridState,
  usualColumns,
  writeGridState,
  type GridShape,
  type GridState,
} from '#ui/data-grid/data-grid.rules.ts'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

export type Grid = {
  readonly shape: GridShape
  readonly state: GridState
  /** Those to show, in their order. */
  readonly columns: readonly string[]
  /** The request to the server; undefined while the address is not known, as on the server. */
  readonly query: Readonly<Record<string, string>> | undefined
  /** A step that the back button should take back is pushed; typing and choosing columns are not. What comes late starts from how it stands then. */
  readonly change: (state: GridState | ((now: GridState) => GridState), step?: 'push' | 'replace') => void
  readonly rowHeight: RowHeight
  readonly chooseRowHeight: (height: RowHeight) => void
  readonly chooseColumns: (columns: readonly string[] | undefined) => void
  /** Whether the address names no columns, or those that are remembered. */
  readonly hasOwnColumns: boolean
}

/** The state of a grid, kept in the address. */
export const useGrid = (shape: GridShape, memory?: GridMemory): Grid => {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => undefined,
  )
  const rowHeight = useSyncExternalStore<RowHeight>(
    subscribe,
    () => memory?.readRowHeight() ?? 'compact',
    () => 'compact',
  )
  const state = readGridState(search ?? '', shape)
  // The server remembers nothing, and the first drawing in the browser must be the same as its.
  const remembered = search === undefined ? undefined : cleanColumns(memory?.read() ?? [], shape)

  const change: Grid['change'] = (next, step = 'push') => {
    const requested = typeof next === 'function' ? next(readGridState(location.search, shape)) : next
    const query = writeGridState(location.search, requested, shape)
    const address = `${location.pathname}${query === '' ? '' : `?${query}`}${location.hash}`
    if (step === 'push') history.pushState(history.state, '', address)
    else history.replaceState(history.state, '', address)
    listeners.forEach((listener) => listener())
  }
  return {
    shape,
    state,
    columns: state.columns ?? remembered ?? usualColumns(shape),
    query: search === undefined ? undefined : Object.fromEntries(listParameters(state, shape)),
    change,
    rowHeight,
    chooseRowHeight: (height) => {
      memory?.writeRowHeight(height)
      listeners.forEach((listener) => listener())
    },
    chooseColumns: (columns) => {
      const clean = columns && cleanColumns(columns, shape)
      memory?.write(clean)
      change({ ...state, columns: clean }, 'replace')
    },
    hasOwnColumns: state.columns !== undefined && state.columns.join(' ') !== remembered?.join(' '),
  }
}
