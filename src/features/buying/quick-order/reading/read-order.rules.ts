import { findDecimalSign, type DecimalSign } from '#features/buying/quick-order/reading/amount.rules.ts'
import { findCurrency, findPoNumber, type DocumentFacts } from '#features/buying/quick-order/reading/document-facts.rules.ts'
import type { FreeContext } from '#features/buying/quick-order/reading/free-line.rules.ts'
import { readFreeRows, type FreeRow } from '#features/buying/quick-order/reading/free-rows.rules.ts'
import { splitWords, type OrderLine, type Withdrawn } from '#features/buying/quick-order/reading/order-line.rules.ts'
import { checkSections } from '#features/buying/quick-order/reading/order-sections.rules.ts'
import type { DeliveryPlace } from '#features/buying/quick-order/reading/order-place.rules.ts'
import { splitPasted } from '#features/buying/quick-order/reading/pasted-rows.rules.ts'
import { textOf, toCell, type Row } from '#features/buying/quick-order/reading/sheet-row.rules.ts'
import { findHead, settleItemColumn, type TableHead } from '#features/buying/quick-order/reading/table-head.rules.ts'
import { isLineRow, readTable } from '#features/buying/quick-order/reading/table-lines.rules.ts'
import { applyNotes, isSame, takeNotes } from '#features/buying/quick-order/reading/table-notes.rules.ts'
import { markQuoted, splitThread } from '#features/buying/quick-order/reading/thread.rules.ts'
import { findDayOrder, findDeliveryDay, type DayOrder } from '#features/buying/quick-order/reading/delivery-date.rules.ts'
import { foldPartNumber } from '#kernel/part-number.ts'

export type ReadOrder = DocumentFacts & {
  readonly lines: readonly OrderLine[]
  /** Where a document of a system wants it delivered; `several` where its lines go to different places. */
  readonly delivery?: DeliveryPlace | 'several'
}

type Table = { readonly head: TableHead; readonly from: number; readonly to: number }
type IsKnown = FreeContext['isKnown']

/** Tables of the document; a head that comes again on the next page goes on with the same table. */
const findTables = (rows: readonly Row[]): Table[] => {
  const tables: Table[] = []
  for (let at = 0; at < rows.length; at += 1) {
    const head = findHead(rows, at)
    if (!head) continue
    const last = tables.at(-1)
    if (last) tables[tables.length - 1] = { ...last, to: at }
    tables.push({ head, from: at + head.height, to: rows.length })
    at += head.height - 1
  }
  return tables
}

/** How many rows at the top of a page or sheet say what it is. */
const MOST_TITLE_ROWS = 14

/** The kinds of pages or sheets, by the rows above their first table. */
const openSections = (rows: readonly Row[], tables: readonly Table[], isKnown: IsKnown) => {
  const heads = new Set(tables.map(({ head, from }) => rows[from - head.height]))
  const begins = (row: Row): boolean => (tables.length > 0 ? heads.has(row) : splitWords(textOf(row)).some(isKnown))
  const titles = new Map<number, { sheet: string | undefined; title: Row[]; isOver: boolean }>()
  for (const row of rows) {
    const known = titles.get(row.page) ?? { sheet: row.sheet, title: [], isOver: false }
    titles.set(row.page, known)
    known.isOver ||= begins(row) || known.title.length >= MOST_TITLE_ROWS
    if (!known.isOver) known.title.push(row)
  }
  const sections = [...titles].map(([page, { sheet, title }]) => ({ page, sheet, title }))
  const states = checkSections(sections)
  const sectionOf = ({ page, isCancelled }: Row): Withdrawn | undefined => {
    const state = states.get(page)
    return isCancelled ? 'cancelled' : state === 'current' ? undefined : state
  }
  return { sectionOf, titles: sections.filter(({ page }) => states.get(page) !== 'other_order').flatMap(({ title }) => title) }
}

/** Lines with a part and a count; of a document without a table that is all that can be known from its other text. */
const isLineLike = ({ numbers, quantity, isAssumed }: OrderLine, isKnown: IsKnown): boolean =>
  numbers.some(({ text }) => isKnown(text)) ||
  (quantity !== undefined && !isAssumed && numbers.some(({ text }) => /\p{L}/u.test(text)))

/** Lines that a quoted mail repeats are counted once. */
const dropRepeated = (lines: readonly OrderLine[]): OrderLine[] => {
  const said = new Set(
    lines.filter(({ fault }) => fault !== 'quoted').flatMap(({ numbers }) => numbers.map(({ text }) => foldPartNumber(text))),
  )
  return lines.filter(({ fault, numbers }) => fault !== 'quoted' || !numbers.some(({ text }) => said.has(foldPartNumber(text))))
}

const number = (lines: readonly OrderLine[]): OrderLine[] => lines.map((line, at) => ({ ...line, line: at + 1 }))

type DocumentContext = {
  readonly isKnown: IsKnown
  readonly decimal: DecimalSign | undefined
  readonly dayOrder: DayOrder | undefined
}

const openContext = (rows: readonly Row[], isKnown: IsKnown): DocumentContext => {
  const cells = rows.flatMap((row) => row.cells.map(({ text }) => text))
  const decimal = findDecimalSign(cells.flatMap((cell) => [cell, ...cell.split(/\s+/)]))
  // Where decimals have a comma, the day comes before the month.
  return { isKnown, decimal, dayOrder: findDayOrder(cells) ?? (decimal === ',' ? 'dmy' : undefined) }
}

/** A day that the document wants everything on goes to the lines that have none of their own. */
const setDeliveryDay = (lines: readonly OrderLine[], titles: readonly Row[], dayOrder: DayOrder | undefined): OrderLine[] => {
  const requested = titles.map((row) => findDeliveryDay(textOf(row), dayOrder)).find((day) => day !== undefined)
  return lines.map((line) =>
    line.requestedOn === undefined && requested !== undefined ? { ...line, requestedOn: requested } : line,
  )
}

/** Lines of all tables, as the sentences around them leave them. */
const readTables = (rows: readonly Row[], context: DocumentContext): OrderLine[] => {
  const { isKnown, dayOrder } = context
  const tables = findTables(rows)
  const [first] = tables
  if (!first) return []
  const { sectionOf, titles } = openSections(rows, tables, isKnown)
  const lines: OrderLine[] = []
  const { notes } = takeNotes(rows.slice(0, first.from - first.head.height), isKnown)
  for (const { head, from, to } of tables) {
    const body = takeNotes(rows.slice(from, to), isKnown, (row) => isLineRow(row, head))
    notes.push(...body.notes)
    lines.push(...readTable(body.left, settleItemColumn(head, body.left), lines.length + 1, { ...context, sectionOf }))
  }
  return setDeliveryDay(dropRepeated(applyNotes(lines, notes)), titles, dayOrder)
}

const readFree = (rows: readonly FreeRow[], context: DocumentContext): OrderLine[] => {
  const { sectionOf, titles } = openSections(rows, [], context.isKnown)
  const lines = readFreeRows(rows, { ...context, isSame, sectionOf })
  return setDeliveryDay(dropRepeated(lines), titles, context.dayOrder)
}

const findFacts = (rows: readonly Row[]): DocumentFacts => {
  const ours = rows.filter(({ isQuoted }) => !isQuoted).map(textOf)
  const text = rows.map(textOf).join('\n')
  const [poNumber, currency] = [findPoNumber(ours.join('\n')) ?? findPoNumber(text), findCurrency(text)]
  return { ...(poNumber && { poNumber }), ...(currency && { currency }) }
}

/** Lines of a document that came as rows: by the heads of its tables, else row by row. */
export const readRows = (rows: readonly Row[], isKnown: IsKnown): ReadOrder => {
  const marked = markQuoted(rows)
  const context = openContext(marked, isKnown)
  const { sectionOf } = openSections(marked, findTables(marked), isKnown)
  const facts = findFacts(marked.filter((row) => sectionOf(row) !== 'other_order'))
  const lines = readTables(marked, context)
  if (lines.length > 0) return { ...facts, lines: number(lines) }
  return { ...facts, lines: number(readFree(marked, context).filter((line) => isLineLike(line, isKnown))) }
}

const toFreeRows = (text: string, isKnown: IsKnown): FreeRow[] =>
  splitThread(text.replace(/^\uFEFF/, '')).flatMap(({ text: line, isHead, message, isQuoted, speaker }) => {
    if (isHead) return []
    const cells = (splitPasted(line, isKnown)[0] ?? [])
      .map((cell, at) => toCell(cell, at, at + 0.9))
      .filter((cell) => cell.text !== '')
    return cells.length === 0 ? [] : [{ page: 1, cells, message, isQuoted, speaker }]
  })

/** Pasted text: a table where it has a head, else each line by itself; what was pasted as a line stays one. */
export const readText = (text: string, isKnown: IsKnown): ReadOrder => {
  const rows = toFreeRows(text, isKnown)
  const context = openContext(rows, isKnown)
  const facts = { ...findFacts([{ page: 1, cells: [toCell(text, 0, 1)] }]), ...findFacts(rows) }
  const isTable = rows.length > 1 && findTables(rows).length > 0
  const table = isTable
    ? readTables(
        rows.filter(({ cells }) => cells.length > 1),
        context,
      )
    : []
  if (table.length > 0) {
    const { notes } = takeNotes(
      rows.filter(({ cells }) => cells.length === 1),
      isKnown,
    )
    return { ...facts, lines: number(applyNotes(table, notes)) }
  }
  const isTalk = (row: Row): boolean => findPoNumber(textOf(row)) !== undefined && !row.cells.some((cell) => isKnown(cell.text))
  const lines = readFree(
    rows.filter((row) => !isTalk(row)),
    context,
  )
  // The sentence with the order's number may say by when.
  const talk = rows.filter((row) => isTalk(row) && !row.isQuoted)
  return { ...facts, lines: number(setDeliveryDay(lines, talk, context.dayOrder)) }
}
