import { setImmediate } from 'node:timers/promises'
import { buffer } from 'node:stream/consumers'
import type { ScheduleTable } from '#features/storefront/product-tools/export/schedule-table.rules.ts'
import { writeSeller, type PaperBrand } from '#platform/files/paper-brand.ts'
import { MUTED, openPaper, type Paper } from '#platform/files/pdf-document.ts'
import { fillText, type Dictionary } from '#kernel/texts.ts'

const [LEFT, TOP, BOTTOM, WIDTH] = [48, 56, 780, 499]
const ROWS_A_TURN = 20
/** Where each column begins and how wide it is; the last two are left out where no prices are shown. */
const PLACES = { place: [0, 24], sku: [24, 110], name: [140, 175], quantity: [315, 44], unit: [364, 66], sum: [435, 64] } as const
type Column = keyof typeof PLACES
const placeOf = (column: Column, table: ScheduleTable): { x: number; width: number } => {
  const [x, width] = PLACES[column]
  // Without prices the name takes their room.
  const room = table.hidesPrices ? PLACES.sum[0] - PLACES.unit[0] + PLACES.sum[1] : 0
  return { x: LEFT + x + (column === 'quantity' ? room : 0), width: width + (column === 'name' ? room : 0) }
}

const isNumeric = (column: Column): boolean => column !== 'sku' && column !== 'name' && column !== 'place'

const writeCells = (
  paper: Paper,
  table: ScheduleTable,
  y: number,
  cells: Partial<Record<Column, string>>,
  colour?: string,
): number =>
  Math.max(
    ...Object.entries(cells).map(([column, text]) =>
      paper.write(text, {
        ...placeOf(column as Column, table),
        y,
        ...(colour === undefined ? {} : { colour }),
        align: isNumeric(column as Column) ? 'end' : 'start',
      }),
    ),
  )

const writeHead = (paper: Paper, table: ScheduleTable, words: Dictionary, y: number): number => {
  const prices = table.hidesPrices ? {} : { unit: words['column.unit'] ?? '', sum: words['column.sum'] ?? '' }
  const cells = {
    place: '#',
    sku: words['column.sku'] ?? '',
    name: words['column.name'] ?? '',
    quantity: words['column.quantity'] ?? '',
  }
  const end = writeCells(paper, table, y, { ...cells, ...prices }, MUTED)
  paper.rule(LEFT, end + 4, WIDTH)
  return end + 10
}

const writeTitle = (paper: Paper, table: ScheduleTable, brand: PaperBrand | undefined): number => {
  let y = writeSeller(paper, { author: table.company, brand, x: LEFT, y: TOP, width: WIDTH })
  y = paper.write(table.title, { x: LEFT, y: y + 8, width: WIDTH, size: 20 })
  y = paper.write(table.subtitle, { x: LEFT, y: y + 2, width: WIDTH, size: 10, colour: MUTED })
  return y + 18
}

const writePageNumbers = ({ pdf, write }: Paper, words: Dictionary): void => {
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page)
    const text = fillText(words['export.page'] ?? '', { page: page + 1, pages: count })
    write(text, { x: LEFT, y: 806, width: WIDTH, size: 8, colour: MUTED, align: 'end' })
  }
}

/** The thread's input. */
export type ScheduleDrawing = {
  readonly table: ScheduleTable
  readonly words: Dictionary
  readonly date: Date
  readonly brand?: PaperBrand | undefined
}

/** A schedule on paper: as many pages as it needs, each with its heading, the sum at the end. */
export const drawSchedule = async ({ table, words, date, brand }: ScheduleDrawing): Promise<Buffer> => {
  const paper = openPaper({ title: table.title, author: table.company, language: table.language, date })
  let y = writeHead(paper, table, words, writeTitle(paper, table, brand))
  for (const row of table.rows) {
    // Streams of the document get their turn.
    if (row.place % ROWS_A_TURN === 0) await setImmediate()
    if (y > BOTTOM - 60) {
      paper.pdf.addPage()
      y = writeHead(paper, table, words, TOP)
    }
    const prices = table.hidesPrices ? {} : { unit: row.unitText, sum: row.sumText }
    const cells = { place: String(row.place), sku: row.sku, name: row.name, quantity: String(row.quantity), ...prices }
    let end = writeCells(paper, table, y, cells)
    for (const note of [row.tag, row.remark].filter((text) => text !== ''))
      end = Math.max(end, paper.write(note, { ...placeOf('name', table), y: end + 1, size: 8, colour: MUTED, mostLines: 4 }))
    paper.rule(LEFT, end + 4, WIDTH)
    y = end + 10
  }
  for (const line of table.closing) y = paper.write(line, { x: LEFT, y: y + 2, width: WIDTH, size: 10, align: 'end' })
  writePageNumbers(paper, words)
  paper.pdf.end()
  return buffer(paper.pdf)
}
