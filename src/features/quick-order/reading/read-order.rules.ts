import { findDecimalSign } from '#features/quick-order/reading/amount.rules.ts'
import { findCurrency, findPoNumber, type DocumentFacts } from '#features/quick-order/reading/document-facts.rules.ts'
import { readFreeCells, type FreeContext } from '#features/quick-order/reading/free-line.rules.ts'
import type { OrderLine } from '#features/quick-order/reading/order-line.rules.ts'
import { splitPasted } from '#features/quick-order/reading/pasted-rows.rules.ts'
import { textOf, toRow, type Row } from '#features/quick-order/reading/sheet-row.rules.ts'
import { findHead, settleItemColumn, type TableHead } from '#features/quick-order/reading/table-head.rules.ts'
import { readTable } from '#features/quick-order/reading/table-lines.rules.ts'

export type ReadOrder = DocumentFacts & { readonly lines: readonly OrderLine[] }

type Table = { readonly head: TableHead; readonly from: number; readonly to: number }

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

/** 1, 2, 3 or 10, 20, 30 in front of every line count the lines and no pieces. */
const areNumbered = (rows: readonly (readonly string[])[]): boolean => {
  const positions = rows.flatMap((cells) => {
    const [, written] = /^(\d{1,4})[.)]?(?:\s|$)/.exec(cells[0] ?? '') ?? []
    return written === undefined ? [] : [Number(written)]
  })
  const [first = 0, second = 0] = positions
  const step = second - first
  return (
    positions.length > 1 &&
    positions.length * 3 >= rows.length * 2 &&
    [1, 10, 100].includes(step) &&
    first === step &&
    positions.every((position, at) => position === first + at * step)
  )
}

const readFree = (rows: readonly (readonly string[])[], context: FreeContext): OrderLine[] => {
  const filled = rows.map((cells) => cells.filter((cell) => cell !== '')).filter((cells) => cells.length > 0)
  const isNumbered = areNumbered(filled)
  return filled
    .flatMap((cells) => readFreeCells(cells, { ...context, isNumbered }) ?? [])
    .map((line, at) => ({ line: at + 1, ...line }))
}

/** Lines with a part and a count; of a document without a table that is all that can be told from its other text. */
const isLineLike = ({ numbers, quantity, isAssumed }: OrderLine, { isKnown }: FreeContext): boolean =>
  numbers.some(({ text }) => isKnown(text)) ||
  (quantity !== undefined && !isAssumed && numbers.some(({ text }) => /\p{L}/u.test(text)))

/** Lines of a document that came as rows: by the heads of its tables, else row by row. */
export const readRows = (rows: readonly Row[], isKnown: FreeContext['isKnown']): ReadOrder => {
  const text = rows.map(textOf).join('\n')
  const decimal = findDecimalSign(rows.flatMap(({ cells }) => cells.map(({ text: cell }) => cell)))
  const [poNumber, currency] = [findPoNumber(text), findCurrency(text)]
  const facts = { ...(poNumber && { poNumber }), ...(currency && { currency }) }
  const tables = findTables(rows)
  const lines: OrderLine[] = []
  for (const { head, from, to } of tables) {
    const body = rows.slice(from, to)
    lines.push(...readTable(body, settleItemColumn(head, body), lines.length + 1, decimal))
  }
  if (lines.length > 0) return { ...facts, lines }
  const context = { isKnown, decimal }
  const free = readFree(
    rows.map(({ cells }) => cells.map((cell) => cell.text)),
    context,
  ).filter((line) => isLineLike(line, context))
  return { ...facts, lines: free.map((line, at) => ({ ...line, line: at + 1 })) }
}

/** Pasted text: a table where it has a head, else each line by itself; what was pasted as a line stays one. */
export const readText = (text: string, isKnown: FreeContext['isKnown']): ReadOrder => {
  const cells = splitPasted(text, isKnown)
  const rows = cells.filter((row) => row.some((cell) => cell !== ''))
  const table = readRows(
    rows.filter((row) => row.length > 1).map((row) => toRow(row)),
    () => false,
  )
  const hasHead = rows.length > 1 && findTables(rows.map((row) => toRow(row))).length > 0
  const currency = findCurrency(text)
  const poNumber = findPoNumber(text)
  const facts = { ...(poNumber && { poNumber }), ...(currency && { currency }) }
  if (hasHead && table.lines.length > 0) return { ...facts, lines: table.lines }
  const context = { isKnown, decimal: findDecimalSign(rows.flat().flatMap((cell) => cell.split(/\s+/))) }
  const isTalk = (row: readonly string[]): boolean => findPoNumber(row.join(' ')) !== undefined && !row.some(isKnown)
  return {
    ...facts,
    lines: readFree(
      rows.filter((row) => !isTalk(row)),
      context,
    ),
  }
}
