import type { DecimalSign } from '#features/quick-order/reading/amount.rules.ts'
import type { ColumnRole } from '#features/quick-order/reading/column-words.rules.ts'
import { findAmounts, readQuantity } from '#features/quick-order/reading/line-quantity.rules.ts'
import {
  looksLikeNumber,
  splitWords,
  type OrderLine,
  type WrittenNumber,
} from '#features/quick-order/reading/order-line.rules.ts'
import { MOST_NUMBERS_OF_LINE, textOf, type Row } from '#features/quick-order/reading/sheet-row.rules.ts'
import { columnOf, type TableHead } from '#features/quick-order/reading/table-head.rules.ts'

/** What belongs to one line: its cells by column, over all of its rows. */
type Block = { readonly cells: Map<ColumnRole, string[]>; readonly page: number; rows: number }

const SUM =
  /^(?:sub ?total|total|grand total|sum|net total|zwischensumme|summe|gesamt|gesamtsumme|gesamtbetrag|nettobetrag|nettosumme|netto|brutto|übertrag|carried forward|carry over|balance|montant|total ht|total ttc|sous total|importe total|base imponible|razem|suma|do zapłaty|wartość zamówienia|合计|总计|小计|总金额|vat|tax|mwst|ust|tva|iva)(?![\p{L}-])/iu
const CANCELLED = /(?<!\p{L})(?:cancell?ed|storniert|annulée?|cancelad[oa]|anulada|anulowan[oay]|取消|gestrichen|void)(?!\p{L})/iu
const LABEL =
  /(?:your|supplier|vendor|mfr|mfg|manufacturer|ihre|lieferanten|hersteller|votre|réf|ref|su|proveedor|dostawcy|producenta|part|artikel|art|teile|material|sku|item|article|p\/n|pn|型号|料号)[\p{L}\s.\-/]{0,24}[:#]\s{0,8}([\p{L}\p{N}][\p{L}\p{N}._+/-]{1,58})/giu

const MOST_ROWS_OF_A_LINE = 8

const isCount = (text: string): boolean => /\d/.test(text)
const first = (block: Block, role: ColumnRole): string | undefined => block.cells.get(role)?.[0]

const sortCells = (row: Row, head: TableHead): Map<ColumnRole, string[]> => {
  const cells = new Map<ColumnRole, string[]>()
  for (const cell of row.cells) {
    const role = columnOf(cell, head)?.role ?? 'other'
    cells.set(role, [...(cells.get(role) ?? []), cell.text])
  }
  return cells
}

const namesPart = (cells: ReadonlyMap<ColumnRole, readonly string[]>): boolean =>
  [...(cells.get('part') ?? []), ...(cells.get('own') ?? [])].some((text) => /[\p{L}\p{N}]/u.test(text) && /\d/.test(text))

const POSITION = /^\d{1,5}(?:\.\d{1,3})?[.)]?$/
type Cells = ReadonlyMap<ColumnRole, readonly string[]>
const hasPosition = (cells: Cells): boolean => (cells.get('line') ?? []).some((text) => POSITION.test(text))
const hasQuantity = (cells: Cells): boolean => (cells.get('quantity') ?? []).some(isCount)

/** A row that begins a line: it has a position, or what the line before has already. */
const begins = (cells: Cells, block: Block | undefined, below: Cells | undefined, isNumbered: boolean): boolean => {
  if (hasPosition(cells)) return true
  if (!block) return hasQuantity(cells) || (!isNumbered && namesPart(cells))
  if (hasQuantity(cells)) return hasQuantity(block.cells)
  // A number alone goes with the line above, unless its own quantity follows below.
  const isHeaded = below !== undefined && hasQuantity(below) && !namesPart(below) && !hasPosition(below)
  return !isNumbered && namesPart(cells) && hasQuantity(block.cells) && isHeaded
}

/** A number may be broken over two rows; whole it comes first. */
const joinWrapped = (texts: readonly string[]): readonly string[] => (texts.length > 1 ? [texts.join(''), ...texts] : texts)

const listNumbers = (block: Block): WrittenNumber[] => {
  const of = (role: ColumnRole): readonly string[] => block.cells.get(role) ?? []
  const text = [...of('description'), ...of('other')].join(' \n ')
  const labelled = [...text.matchAll(LABEL)].map(([, number = '']) => number)
  const loose = splitWords(text).filter(looksLikeNumber)
  return [
    ...joinWrapped(of('part')).map((written): WrittenNumber => ({ text: written, source: 'part' })),
    ...of('own').map((written): WrittenNumber => ({ text: written, source: 'own' })),
    ...labelled.filter(isCount).map((written): WrittenNumber => ({ text: written, source: 'label' })),
    ...loose.slice(0, 12).map((written): WrittenNumber => ({ text: written, source: 'text' })),
  ].slice(0, MOST_NUMBERS_OF_LINE)
}

const describe = (block: Block, line: number, decimal?: DecimalSign): OrderLine | undefined => {
  const quantityText = (block.cells.get('quantity') ?? []).join(' ')
  const numbers = listNumbers(block)
  const words = (block.cells.get('description') ?? []).join(' ').slice(0, 200)
  if (numbers.length === 0 && words === '') return undefined
  const read = readQuantity(
    { quantity: quantityText, unit: first(block, 'unit'), price: first(block, 'price'), total: first(block, 'total') },
    decimal,
  )
  const prices = findAmounts(first(block, 'price'), decimal)
  const number = first(block, 'part') ?? first(block, 'own')
  const isCancelled = [...block.cells.values()].flat().some((text) => CANCELLED.test(text))
  return {
    line,
    asked: [number, words].filter(Boolean).join(' ').slice(0, 200),
    numbers,
    words,
    ...read,
    ...(prices.length === 1 && { price: String(prices[0]) }),
    ...(isCancelled && { fault: 'cancelled' as const }),
  }
}

/** The rows below a head as lines: rows without a quantity of their own go with the line before them. */
export const readTable = (rows: readonly Row[], head: TableHead, firstLine: number, decimal?: DecimalSign): OrderLine[] => {
  const blocks: Block[] = []
  let block: Block | undefined
  const sorted = rows.map((row) => sortCells(row, head))
  const isNumbered = sorted.filter(hasPosition).length * 2 > sorted.filter(hasQuantity).length
  for (const [at, row] of rows.entries()) {
    const cells = sorted[at] ?? new Map<ColumnRole, string[]>()
    const isLine = cells.has('quantity') && namesPart(cells)
    if (SUM.test(textOf(row)) && !isLine) {
      block = undefined
      continue
    }
    if (block && (block.page !== row.page || block.rows >= MOST_ROWS_OF_A_LINE)) block = undefined
    if (begins(cells, block, sorted[at + 1], isNumbered)) {
      block = { cells, page: row.page, rows: 1 }
      blocks.push(block)
    } else if (block) {
      for (const [role, texts] of cells) block.cells.set(role, [...(block.cells.get(role) ?? []), ...texts])
      block.rows += 1
    }
  }
  return blocks
    .filter(({ cells }) => cells.has('quantity') || namesPart(cells))
    .flatMap((found) => describe(found, 0, decimal) ?? [])
    .map((line, at) => ({ ...line, line: firstLine + at }))
}
