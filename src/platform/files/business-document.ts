import { buffer } from 'node:stream/consumers'
import { writeSeller, type PaperBrand } from '#platform/files/paper-brand.ts'
import { MUTED, openPaper, type Paper, type PaperInfo } from '#platform/files/pdf-document.ts'

const [LEFT, TOP, BOTTOM, WIDTH] = [48, 56, 770, 499]
/** Where each column begins and how wide it is. */
const PLACES = { place: [0, 22], sku: [24, 104], name: [132, 187], quantity: [322, 42], unit: [368, 62], sum: [434, 65] } as const
type Column = keyof typeof PLACES
export type PaperCells = Readonly<Record<Column, string>>
type NamedValue = readonly [name: string, value: string]

/** An invoice or a confirmation, everything written as it is to be read. */
export type BusinessDocument = PaperInfo & {
  /** Named in the footer of each page, beside the author. */
  readonly number: string
  readonly brand?: PaperBrand | undefined
  readonly address: { readonly label: string; readonly lines: readonly string[] }
  readonly facts: readonly NamedValue[]
  readonly head: PaperCells
  readonly rows: readonly PaperCells[]
  readonly sums: readonly NamedValue[]
  readonly total: NamedValue | undefined
  readonly closing: string
  readonly writePage: (page: number, pages: number) => string
}

const isNumeric = (column: Column): boolean => column === 'quantity' || column === 'unit' || column === 'sum'

const writeCells = (paper: Paper, y: number, cells: PaperCells, colour?: string): number =>
  Math.max(
    ...(Object.keys(PLACES) as Column[]).map((column) => {
      const [x, width] = PLACES[column]
      const align = isNumeric(column) ? 'end' : 'start'
      return paper.write(cells[column], { x: LEFT + x, y, width, align, ...(colour === undefined ? {} : { colour }) })
    }),
  )

const writeHead = (paper: Paper, head: PaperCells, y: number): number => {
  const end = writeCells(paper, y, head, MUTED)
  paper.rule(LEFT, end + 4, WIDTH)
  return end + 10
}

const writeFacts = (paper: Paper, facts: BusinessDocument['facts'], top: number): number => {
  let y = top
  for (const [name, value] of facts) {
    paper.write(name, { x: LEFT + 290, y, width: 100, colour: MUTED })
    y = paper.write(value, { x: LEFT + 390, y, width: WIDTH - 390, align: 'end' }) + 3
  }
  return y
}

const writeTop = (paper: Paper, { author, title, address, facts, brand }: BusinessDocument): number => {
  let y = writeSeller(paper, { author, brand, x: LEFT, y: TOP, width: WIDTH })
  y = paper.write(title, { x: LEFT, y: y + 8, width: WIDTH, size: 20 }) + 16
  let left = paper.write(address.label, { x: LEFT, y, width: 260, colour: MUTED })
  for (const line of address.lines) left = paper.write(line, { x: LEFT, y: left + 2, width: 260 })
  return Math.max(left, writeFacts(paper, facts, y)) + 22
}

const writeTotals = (paper: Paper, { sums, total }: BusinessDocument, top: number): number => {
  let y = top
  for (const [name, value] of sums) {
    paper.write(name, { x: LEFT + 200, y, width: 190, colour: MUTED, mostLines: 1 })
    y = paper.write(value, { x: LEFT + 390, y, width: WIDTH - 390, align: 'end' }) + 4
  }
  if (!total) return y
  paper.rule(LEFT + 200, y, WIDTH - 200)
  const [name, value] = total
  paper.write(name, { x: LEFT + 200, y: y + 6, width: 150, size: 12 })
  return paper.write(value, { x: LEFT + 330, y: y + 6, width: WIDTH - 330, size: 12, align: 'end' }) + 14
}

const writeFeet = (paper: Paper, { author, number, writePage }: BusinessDocument): void => {
  const { count } = paper.pdf.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    paper.pdf.switchToPage(page)
    const line = { y: 806, size: 8, colour: MUTED }
    paper.write(`${author} · ${number}`, { ...line, x: LEFT, width: 300 })
    paper.write(writePage(page + 1, count), { ...line, x: LEFT + 300, width: WIDTH - 300, align: 'end' })
  }
}

/** Address, facts, lines over as many pages as they take, and what they come to; the same paper gives the same bytes. */
export const drawBusinessDocument = (form: BusinessDocument): Promise<Buffer> => {
  const { title, author, language, date } = form
  const paper = openPaper({ title, author, language, date })
  let y = writeHead(paper, form.head, writeTop(paper, form))
  const next = (room: number): void => {
    if (y <= BOTTOM - room) return
    paper.pdf.addPage()
    y = writeHead(paper, form.head, TOP)
  }
  for (const row of form.rows) {
    next(40)
    const end = writeCells(paper, y, row)
    paper.rule(LEFT, end + 4, WIDTH)
    y = end + 10
  }
  next(60 + form.sums.length * 17)
  y = writeTotals(paper, form, y)
  paper.write(form.closing, { x: LEFT, y, width: WIDTH, colour: MUTED })
  writeFeet(paper, form)
  paper.pdf.end()
  return buffer(paper.pdf)
}
