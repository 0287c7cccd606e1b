import {
  findQuantityColumn,
  readPieces,
  splitPieces,
} from '#features/storefront/product-tools/replacement/list-quantity.rules.ts'
import { readQuantity } from '#features/storefront/product-tools/schedule/schedule.rules.ts'

/** The limit of one request. */
export const MOST_NUMBERS = 500
export const LONGEST_NUMBER = 100
export const MOST_FILE_BYTES = 1_000_000

export type NumberList = {
  readonly numbers: readonly string[]
  /** How many pieces of each, in the order of the numbers; one where the list says nothing. */
  readonly quantities: readonly number[]
  /** Further numbers that found no room. */
  readonly left: number
}

type Entry = { readonly number: string; readonly pieces: number }

const cutQuotes = (cell: string): string =>
  cell.length > 1 && cell.startsWith('"') && cell.endsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
const splitLine = (line: string): string[] => line.split(/[\t,;]/).map((cell) => cutQuotes(cell.trim()).trim())
const hasDigit = (cell: string): boolean => /\d/.test(cell)

/** A number that no one takes for pieces, with pieces after it. */
const isPair = ([number = '', pieces = '', ...more]: readonly string[]): boolean =>
  more.length === 0 && /[^\d\s]/.test(number) && hasDigit(number) && readPieces(pieces) !== undefined

/**
 * Columns of the same count in every line are a table: its first column holds the numbers, another one perhaps the pieces.
 * So are lines of one number each, some with pieces after it; anything else is a plain list.
 */
const pickEntries = (lines: readonly string[]): Entry[] => {
  const rows = lines.map(splitLine)
  const width = rows[0]?.length ?? 0
  const isTable = rows.length > 1 && width > 1 && rows.every((row) => row.length === width)
  const isPaired = !isTable && rows.some(isPair) && rows.every((row) => row.length === 1 || isPair(row))
  if (!isTable && !isPaired) return rows.flat().map(splitPieces)
  const at = isPaired ? 1 : findQuantityColumn(rows)
  return rows.map((row) => ({ number: row[0] ?? '', pieces: readPieces(row[at] ?? '') ?? 1 }))
}

/** Part numbers as people paste or upload them; a heading above them is none, and the same number twice is more pieces of it. */
export const readNumberList = (text: string): NumberList => {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
  const entries = pickEntries(lines).filter(({ number }) => number !== '')
  const [first, ...rest] = entries
  const listed = first && !hasDigit(first.number) && rest.some(({ number }) => hasDigit(number)) ? rest : entries
  const pieces = new Map<string, number>()
  for (const entry of listed) {
    const number = entry.number.slice(0, LONGEST_NUMBER)
    pieces.set(number, readQuantity((pieces.get(number) ?? 0) + entry.pieces))
  }
  const stored = [...pieces].slice(0, MOST_NUMBERS)
  return {
    numbers: stored.map(([number]) => number),
    quantities: stored.map(([, count]) => count),
    left: Math.max(0, pieces.size - MOST_NUMBERS),
  }
}
