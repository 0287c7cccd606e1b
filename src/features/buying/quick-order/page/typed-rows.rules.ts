import { MOST_PIECES } from '#features/buying/pricing/public.ts'

/** A row of the form in which lines are typed; `sku` is there once a part was found for the number. */
export type TypedRow = {
  readonly id: number
  readonly number: string
  readonly quantity: string
  readonly sku?: string | undefined
}

export const FIRST_ROWS = 4
export const MORE_ROWS = 5
const MOST_ROWS = 200

export const addRows = (rows: readonly TypedRow[], count: number): TypedRow[] => {
  const last = Math.max(0, ...rows.map(({ id }) => id))
  const room = Math.max(0, Math.min(count, MOST_ROWS - rows.length))
  return [...rows, ...Array.from({ length: room }, (_, at) => ({ id: last + at + 1, number: '', quantity: '1' }))]
}

export const readCount = (text: string): number | undefined => {
  const count = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0
  return count >= 1 && count <= MOST_PIECES ? count : undefined
}

/** Rows with a part and a quantity. */
export const listTyped = (rows: readonly TypedRow[]): { readonly sku: string; readonly quantity: number }[] =>
  rows.flatMap(({ sku, quantity }) => {
    const count = readCount(quantity)
    return sku === undefined || count === undefined ? [] : [{ sku, quantity: count }]
  })

/** The lines stored for a tab; other content counts as none. */
export const readStored = (stored: unknown): TypedRow[] => {
  const rows = Array.isArray(stored) ? (stored as unknown[]) : []
  const read = rows.flatMap((row): TypedRow[] => {
    const { id, number, quantity, sku } = (typeof row === 'object' && row !== null ? row : {}) as Record<string, unknown>
    if (typeof id !== 'number' || typeof number !== 'string' || typeof quantity !== 'string') return []
    return [{ id, number, quantity, ...(typeof sku === 'string' && { sku }) }]
  })
  return read.length > 0 ? read.slice(0, MOST_ROWS) : addRows([], FIRST_ROWS)
}

/** A part that the address names stands in the first empty row, once. */
export const placePart = (rows: readonly TypedRow[], number: string): readonly TypedRow[] => {
  if (rows.some((row) => row.number.trim() === number)) return rows
  const at = rows.findIndex((row) => row.number.trim() === '')
  const placed = at < 0 ? addRows(rows, 1) : rows
  const free = at < 0 ? placed.length - 1 : at
  return placed.map((row, index) => (index === free && row.number.trim() === '' ? { ...row, number } : row))
}
