import { Readable } from 'node:stream'
import { neutraliseCell } from '#platform/files/cell-text.rules.ts'
import type { Cell, Sheet } from '#platform/files/xlsx-writer.ts'

export const CSV_TYPE = 'text/csv; charset=utf-8'

/** Tells programs for sheets that it is UTF-8. */
const MARK = '\ufeff'

const writeCell = (cell: Cell): string => {
  if (cell === undefined) return ''
  if (typeof cell === 'string') return `"${neutraliseCell(cell).replaceAll('"', '""')}"`
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  if (!(cell instanceof Date)) return cell.decimal
  const text = cell.toISOString()
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text
}

export const writeCsvRow = (cells: readonly Cell[]): string => `${cells.map(writeCell).join(',')}\r\n`

async function* writeLines({ columns, rows }: Sheet): AsyncGenerator<Buffer> {
  let text = MARK + writeCsvRow(columns.map(({ header }) => header))
  for await (const row of rows) {
    text += writeCsvRow(row)
    if (text.length < 64 * 1024) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(text)
}

/** A sheet as text with commas, written while it is sent; what others wrote stays text here as well [T-50]. */
export const writeCsv = (sheet: Sheet): Readable => Readable.from(writeLines(sheet), { objectMode: false })
