/** A benchmark's figures as rows, so that the table on the screen and the file hold the same. */
export type Cell = string | number | boolean
export type Table = { readonly title: string; readonly rows: readonly Readonly<Record<string, Cell>>[] }
export type Goal = { readonly goal: string; readonly value: number; readonly limit: number; readonly isMet: boolean }
export type Report = { readonly tables: readonly Table[]; readonly goals: readonly Goal[]; readonly notes: readonly string[] }

export type BenchmarkOptions = {
  /** One short round: to see that a benchmark runs, not what it says. */
  readonly isQuick: boolean
  /** How many products there are, where a benchmark makes its own; its own number unless told. */
  readonly products?: number
}
export type Benchmark = { readonly name: string; readonly run: (options: BenchmarkOptions) => Promise<Report> }

export const atLeast = (goal: string, value: number, limit: number): Goal => ({ goal, value, limit, isMet: value >= limit })
export const atMost = (goal: string, value: number, limit: number): Goal => ({ goal, value, limit, isMet: value <= limit })

/** One extreme round moves a mean, not a median. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  if (sorted.length === 0) throw new Error('a median needs a value')
  return sorted.length % 2 ? (sorted[Math.floor(middle)] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

export const round = (value: number, digits = 0): number => Number(value.toFixed(digits))

const showCell = (cell: Cell | undefined): string =>
  typeof cell === 'number' ? cell.toLocaleString('en-US') : String(cell ?? '')

/** Numbers to the right, words to the left. */
export const drawTable = ({ title, rows }: Table): string => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cells = [columns, ...rows.map((row) => columns.map((column) => showCell(row[column])))]
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)))
  const isNumber = columns.map((column) => rows.some((row) => typeof row[column] === 'number'))
  const drawLine = (line: readonly string[]): string =>
    line.map((cell, index) => (isNumber[index] ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0))).join('  ')
  return [title, ...cells.map((line) => `  ${drawLine(line).trimEnd()}`)].join('\n')
}
