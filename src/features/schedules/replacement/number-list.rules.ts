/** What one question may hold. */
export const MOST_NUMBERS = 500
export const LONGEST_NUMBER = 100
export const MOST_FILE_BYTES = 1_000_000

export type NumberList = {
  readonly numbers: readonly string[]
  /** Further ones that found no room. */
  readonly left: number
}

const cutQuotes = (cell: string): string =>
  cell.length > 1 && cell.startsWith('"') && cell.endsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
const splitLine = (line: string): string[] => line.split(/[\t,;]/).map((cell) => cutQuotes(cell.trim()).trim())
const hasDigit = (cell: string): boolean => /\d/.test(cell)

/** Columns of the same count in every line are a table, and its first column holds the numbers; anything else is a plain list. */
const pickCells = (lines: readonly string[]): string[] => {
  const rows = lines.map(splitLine)
  const width = rows[0]?.length ?? 0
  const isTable = rows.length > 1 && width > 1 && rows.every((row) => row.length === width)
  return isTable ? rows.map(([first = '']) => first) : rows.flat()
}

/** Part numbers as people paste or upload them; a heading above them is none, and nobody asks twice for the same. */
export const readNumberList = (text: string): NumberList => {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
  const cells = pickCells(lines).filter((cell) => cell !== '')
  const [first, ...rest] = cells
  const listed = first !== undefined && !hasDigit(first) && rest.some(hasDigit) ? rest : cells
  const numbers = [...new Set(listed.map((cell) => cell.slice(0, LONGEST_NUMBER)))]
  return { numbers: numbers.slice(0, MOST_NUMBERS), left: Math.max(0, numbers.length - MOST_NUMBERS) }
}
