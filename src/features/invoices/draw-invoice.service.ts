import { buffer } from 'node:stream/consumers'
import { sumLines, type IssuedInvoice } from '#features/invoices/invoice.rules.ts'
import { SITE_LOCALES } from '#features/locale/public.ts'
import { DEFAULT_LOCALE, type Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { fillText, type Dictionary } from '#kernel/texts.ts'
import { MUTED, openPaper, type Paper } from '#platform/files/pdf-paper.ts'
import { createFormats, type Formats } from '#ui/format.ts'

const [LEFT, TOP, BOTTOM, WIDTH] = [48, 56, 770, 499]
/** Where each column begins and how wide it is. */
const PLACES = { place: [0, 22], sku: [24, 104], name: [132, 187], quantity: [322, 42], unit: [368, 62], sum: [434, 65] } as const
type Column = keyof typeof PLACES
type Cells = Readonly<Record<Column, string>>

export type Seller = { readonly name: string }

type Draft = {
  readonly paper: Paper
  readonly invoice: IssuedInvoice
  readonly formats: Formats
  readonly say: (key: string, values?: Readonly<Record<string, string>>) => string
}

const isNumeric = (column: Column): boolean => column === 'quantity' || column === 'unit' || column === 'sum'

const writeCells = ({ paper }: Draft, y: number, cells: Cells, colour?: string): number =>
  Math.max(
    ...(Object.keys(PLACES) as Column[]).map((column) => {
      const [x, width] = PLACES[column]
      const align = isNumeric(column) ? 'end' : 'start'
      return paper.write(cells[column], { x: LEFT + x, y, width, align, ...(colour === undefined ? {} : { colour }) })
    }),
  )

const writeHead = (draft: Draft, y: number): number => {
  const { paper, say } = draft
  const names = { sku: say('pdf.sku'), name: say('pdf.name'), quantity: say('pdf.quantity') }
  const end = writeCells(draft, y, { place: '#', ...names, unit: say('pdf.unit'), sum: say('pdf.sum') }, MUTED)
  paper.rule(LEFT, end + 4, WIDTH)
  return end + 10
}

const writeFacts = ({ paper, invoice, formats, say }: Draft, top: number): number => {
  const facts: [string, string | null][] = [
    [say('pdf.issued'), formats.date(invoice.issuedOn)],
    [say('pdf.due'), formats.date(invoice.dueOn)],
    [say('pdf.order'), invoice.orderNumber],
    [say('pdf.po'), invoice.poNumber],
    [say('pdf.account'), invoice.account.replace(/^.*~0*/, '')],
  ]
  let y = top
  for (const [name, value] of facts) {
    if (value === null) continue
    paper.write(name, { x: LEFT + 290, y, width: 100, colour: MUTED })
    y = paper.write(value, { x: LEFT + 390, y, width: WIDTH - 390, align: 'end' }) + 3
  }
  return y
}

const writeTop = (draft: Draft, seller: Seller): number => {
  const { paper, invoice, say } = draft
  let y = paper.write(seller.name, { x: LEFT, y: TOP, width: WIDTH, size: 10, colour: MUTED })
  y = paper.write(say('pdf.title', { number: invoice.number }), { x: LEFT, y: y + 8, width: WIDTH, size: 20 }) + 16
  const { billTo } = invoice
  let left = paper.write(say('pdf.billTo'), { x: LEFT, y, width: 260, colour: MUTED })
  for (const line of [billTo.name, ...billTo.lines]) left = paper.write(line, { x: LEFT, y: left + 2, width: 260 })
  return Math.max(left, writeFacts(draft, y)) + 22
}

const writeTotals = ({ paper, invoice, formats, say }: Draft, top: number): number => {
  const { currency, freightMinor, taxes, totalMinor } = invoice
  const show = (minor: bigint): string => formats.money({ minor, currency })
  const taxWords = taxes.map(({ name, percent, baseMinor, amountMinor }): [string, string] => [
    say('pdf.tax', { name, percent: formats.number(Number(percent), { maximumFractionDigits: 3 }), base: show(baseMinor) }),
    show(amountMinor),
  ])
  const rows: [string, string][] = [
    [say('pdf.subtotal'), show(sumLines(invoice))],
    ...(freightMinor === 0n ? [] : [[say('pdf.freight'), show(freightMinor)] as [string, string]]),
    ...taxWords,
  ]
  let y = top
  for (const [name, value] of rows) {
    paper.write(name, { x: LEFT + 200, y, width: 190, colour: MUTED, mostLines: 1 })
    y = paper.write(value, { x: LEFT + 390, y, width: WIDTH - 390, align: 'end' }) + 4
  }
  paper.rule(LEFT + 200, y, WIDTH - 200)
  paper.write(say('pdf.total'), { x: LEFT + 200, y: y + 6, width: 150, size: 12 })
  return paper.write(show(totalMinor), { x: LEFT + 330, y: y + 6, width: WIDTH - 330, size: 12, align: 'end' }) + 14
}

const writeFeet = ({ paper, invoice, say }: Draft, seller: Seller): void => {
  const { count } = paper.pdf.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    paper.pdf.switchToPage(page)
    const line = { y: 806, size: 8, colour: MUTED }
    paper.write(`${seller.name} · ${invoice.number}`, { ...line, x: LEFT, width: 300 })
    const pages = say('pdf.page', { page: String(page + 1), pages: String(count) })
    paper.write(pages, { ...line, x: LEFT + 300, width: WIDTH - 300, align: 'end' })
  }
}

const formatsIn = new Map<Language, Formats>()
const formatsOf = (language: Language): Formats => {
  const locale = SITE_LOCALES.find((one) => one.language === language) ?? DEFAULT_LOCALE
  const formats = formatsIn.get(language) ?? createFormats(locale)
  formatsIn.set(language, formats)
  return formats
}

/** All that a paper is made of; `texts` are those of the invoice's language. */
export type InvoicePaper = { readonly invoice: IssuedInvoice; readonly seller: Seller; readonly texts: Dictionary }

/** An invoice on paper, made of nothing but what was issued: the same invoice gives the same bytes. */
export const drawInvoice = ({ invoice, seller, texts }: InvoicePaper): Promise<Buffer> => {
  const { language } = invoice
  const say: Draft['say'] = (key, values = {}) => fillText(lookUp(texts, key) ?? key, values)
  const title = say('pdf.title', { number: invoice.number })
  const paper = openPaper({ title, author: seller.name, language, date: new Date(`${invoice.issuedOn}T00:00:00Z`) })
  const formats = formatsOf(language)
  const draft: Draft = { paper, invoice, formats, say }
  let y = writeHead(draft, writeTop(draft, seller))
  const next = (room: number): void => {
    if (y <= BOTTOM - room) return
    paper.pdf.addPage()
    y = writeHead(draft, TOP)
  }
  for (const [index, { sku, name, quantity, unitMinor, totalMinor }] of invoice.lines.entries()) {
    next(40)
    const money = (minor: bigint): string => formats.money({ minor, currency: invoice.currency })
    const amounts = { quantity: formats.number(quantity), unit: money(unitMinor), sum: money(totalMinor) }
    const end = writeCells(draft, y, { place: String(index + 1), sku, name, ...amounts })
    paper.rule(LEFT, end + 4, WIDTH)
    y = end + 10
  }
  next(60 + invoice.taxes.length * 17)
  y = writeTotals(draft, y)
  paper.write(say('pdf.terms', { due: formats.date(invoice.dueOn), number: invoice.number }), {
    x: LEFT,
    y,
    width: WIDTH,
    colour: MUTED,
  })
  writeFeet(draft, seller)
  paper.pdf.end()
  return buffer(paper.pdf)
}
