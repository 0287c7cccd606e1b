import { roleOf, type ColumnRole } from '#features/buying/quick-order/reading/column-words.rules.ts'
import { headsPacks } from '#features/buying/quick-order/reading/pack-words.rules.ts'
import type { Cell, Row } from '#features/buying/quick-order/reading/sheet-row.rules.ts'

export type Column = Cell & { readonly role: ColumnRole }
export type TableHead = {
  readonly columns: readonly Column[]
  /** Rows that the head takes. */
  readonly height: number
}

const NAMES_A_PART = new Set<ColumnRole>(['part', 'own', 'item', 'description'])

const overlapOf = (one: Cell, other: Cell): number => Math.min(one.to, other.to) - Math.max(one.from, other.from)

/** Of a column of boxes and one of pieces, the pieces are ordered. */
const toColumns = (cells: readonly Cell[]): Column[] => {
  const columns = cells.map((cell): Column => ({ ...cell, role: roleOf(cell.text) ?? 'other' }))
  const isPacks = ({ role, text }: Column): boolean => role === 'quantity' && headsPacks(text)
  const hasPieces = columns.some((column) => column.role === 'quantity' && !isPacks(column))
  return columns.map((column) => (hasPieces && isPacks(column) ? { ...column, role: 'other' } : column))
}

/** Whether the quantities of a table count boxes or packs. */
export const countsInPacks = ({ columns }: TableHead): boolean =>
  columns.some(({ role, text }) => role === 'quantity' && headsPacks(text))

const isHead = (columns: readonly Column[]): boolean => {
  const roles = new Set(columns.map(({ role }) => role))
  const named = columns.filter(({ text }) => roleOf(text) !== undefined).length
  return roles.has('quantity') && [...roles].some((role) => NAMES_A_PART.has(role)) && named * 2 >= columns.length
}

const isWords = ({ cells }: Row): boolean => cells.length > 0 && cells.every(({ text }) => !/\d/.test(text))

/** The second row of a head: each of its words stands below one of the first. */
const joinBelow = (head: Row, below: Row): Cell[] | undefined => {
  if (!isWords(below) || below.cells.some((cell) => !head.cells.some((above) => overlapOf(above, cell) > 0))) return undefined
  return head.cells.map((above) => {
    const words = below.cells.filter((cell) => overlapOf(above, cell) > 0)
    return {
      text: [above, ...words].map(({ text }) => text).join(' '),
      from: Math.min(above.from, ...words.map(({ from }) => from)),
      to: Math.max(above.to, ...words.map(({ to }) => to)),
    }
  })
}

const countRoles = (columns: readonly Column[]): number => columns.filter(({ role }) => role !== 'other').length

/** Whether a table begins with this row: a column of quantities, and one that says of what. */
export const findHead = (rows: readonly Row[], at: number): TableHead | undefined => {
  const [row, below] = [rows[at], rows[at + 1]]
  if (!row || row.cells.length < 2) return undefined
  const columns = toColumns(row.cells)
  // A line of another table may stand right above this head.
  const isAbove = below !== undefined && !isHead(columns) && isHead(toColumns(below.cells))
  const joined = below && !isAbove && below.page === row.page ? joinBelow(row, below) : undefined
  const both = joined && toColumns(joined)
  if (both && isHead(both) && countRoles(both) >= countRoles(columns)) return { columns: both, height: 2 }
  return isHead(columns) ? { columns, height: 1 } : undefined
}

const distanceOf = (one: Cell, other: Cell): number => Math.max(one.from - other.to, other.from - one.to, 0)

/** The column that a cell stands in: the one that it overlaps most, else the nearest. */
export const columnOf = (cell: Cell, { columns }: TableHead): Column | undefined => {
  const [first, ...rest] = columns
  if (!first) return undefined
  return rest.reduce((best, column) => {
    const [gain, loss] = [overlapOf(cell, column), overlapOf(cell, best)]
    if (gain > 0 || loss > 0) return gain > loss ? column : best
    return distanceOf(cell, column) < distanceOf(cell, best) ? column : best
  }, first)
}

const isPosition = (text: string): boolean => /^\d{1,4}[.)]?$/.test(text)

/** A column called 'Item' or 'No' counts lines where its values are short and grow; else it names parts. */
export const settleItemColumn = (head: TableHead, rows: readonly Row[]): TableHead => {
  const columns = head.columns.map((column) => {
    if (column.role !== 'item') return column
    const values = rows.flatMap(({ cells }) => cells.filter((cell) => columnOf(cell, head) === column).map(({ text }) => text))
    const positions = values.filter(isPosition)
    const numbers = positions.map((text) => Number.parseInt(text, 10))
    const grows = numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0))
    const role: ColumnRole = positions.length > 0 && positions.length === values.length && grows ? 'line' : 'part'
    return { ...column, role }
  })
  return { ...head, columns }
}
