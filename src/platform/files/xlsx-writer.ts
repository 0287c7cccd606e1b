import { Readable } from 'node:stream'
import { escapeXml, neutraliseCell } from '#platform/files/cell-text.rules.ts'
import { bookParts, sheetEnd, sheetStart, styleIndex, type CellStyle } from '#platform/files/xlsx-parts.ts'
import { writeZip } from '#platform/files/zip-writer.ts'

/** Text, a number, an exact decimal such as money (which may say its own style), a day, or nothing. */
export type Cell = string | number | { readonly decimal: `${number}`; readonly style?: CellStyle } | Date | undefined

export type SheetColumn = {
  readonly header: string
  /** In letters. */
  readonly width?: number
  readonly style?: Exclude<CellStyle, 'head'>
}

export type Sheet = {
  readonly name: string
  readonly columns: readonly SheetColumn[]
  readonly rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>
  /** Buttons in the head by which rows are filtered and sorted. */
  readonly hasFilter?: boolean
}

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const DAY_MS = 86_400_000
/** Day 0 of sheets. */
const EPOCH = Date.UTC(1899, 11, 30)

const writeCell = (cell: Cell, style: CellStyle): string => {
  const index = styleIndex(style)
  const mark = index === 0 ? '' : ` s="${index}"`
  if (cell === undefined || cell === '') return `<c${mark}/>`
  if (typeof cell === 'string')
    return `<c t="inlineStr"${mark}><is><t xml:space="preserve">${escapeXml(neutraliseCell(cell))}</t></is></c>`
  if (typeof cell === 'number') return Number.isFinite(cell) ? `<c${mark}><v>${cell}</v></c>` : `<c${mark}/>`
  if (cell instanceof Date)
    return `<c s="${styleIndex(style === 'time' ? style : 'date')}"><v>${(cell.getTime() - EPOCH) / DAY_MS}</v></c>`
  const own = cell.style === undefined ? mark : ` s="${styleIndex(cell.style)}"`
  return `<c${own}><v>${cell.decimal}</v></c>`
}

const writeRow = (cells: readonly Cell[], styleOf: (at: number) => CellStyle): string =>
  `<row>${cells.map((cell, at) => writeCell(cell, styleOf(at))).join('')}</row>`

async function* writeSheet({ columns, rows, hasFilter = false }: Sheet): AsyncGenerator<string> {
  yield sheetStart(columns.map(({ width = 16 }) => width))
  yield writeRow(
    columns.map(({ header }) => header),
    () => 'head',
  )
  const styleOf = (at: number): CellStyle => columns[at]?.style ?? 'text'
  let written = 1
  for await (const row of rows) {
    written += 1
    yield writeRow(row, styleOf)
  }
  yield sheetEnd(hasFilter ? { columns: columns.length, rows: written } : undefined)
}

/** A workbook of one sheet, written while it is sent: a million rows take no more memory than ten. */
export const writeXlsx = (sheet: Sheet): Readable =>
  Readable.from(writeZip([...bookParts(sheet.name), { name: 'xl/worksheets/sheet1.xml', content: writeSheet(sheet) }]), {
    objectMode: false,
  })
