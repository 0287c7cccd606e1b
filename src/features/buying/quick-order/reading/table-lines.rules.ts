import { findDay, findDeliveryDay, type DayOrder } from '#features/buying/quick-order/reading/delivery-date.rules.ts'
import type { DecimalSign } from '#features/buying/quick-order/reading/amount.rules.ts'
import type { ColumnRole } from '#features/buying/quick-order/reading/column-words.rules.ts'
import { findAmounts, readQuantity } from '#features/buying/quick-order/reading/line-quantity.rules.ts'
import {
  looksLikeNumber,
  splitWords,
  type OrderLine,
  type Withdrawn,
  type WrittenNumber,
} from '#features/buying/quick-order/reading/order-line.rules.ts'
import { findCancelledHeading } from '#features/buying/quick-order/reading/cancel-words.rules.ts'
import { findWithdrawal, mayCountPacks } from '#features/buying/quick-order/reading/line-faults.rules.ts'
import { MOST_NUMBERS_OF_LINE, textOf, type Row } from '#features/buying/quick-order/reading/sheet-row.rules.ts'
import { columnOf, countsInPacks, type TableHead } from '#features/buying/quick-order/reading/table-head.rules.ts'

/** The cells of one line by column, over all of its rows. */
type Block = {
  readonly cells: Map<ColumnRole, string[]>
  readonly struck: Set<ColumnRole>
  readonly page: number
  readonly isHidden: boolean
  readonly isQuoted: boolean
  section?: Withdrawn | undefined
  rows: number
}

export type TableContext = {
  readonly decimal?: DecimalSign | undefined
  readonly dayOrder?: DayOrder | undefined
  /** The kind of a page or sheet as a whole. */
  readonly sectionOf: (row: Row) => Withdrawn | undefined
}

const SUM =
  /^(?:sub ?total|total|grand total|sum|net total|zwischensumme|summe|gesamt|gesamtsumme|gesamtbetrag|nettobetrag|nettosumme|netto|brutto|übertrag|carried forward|carry over|balance|montant|total ht|total ttc|sous total|importe total|base imponible|razem|suma|do zapłaty|wartość zamówienia|合计|总计|小计|总金额|vat|tax|mwst|ust|tva|iva)(?![\p{L}-])/iu
const LABEL =
  /(?:your|supplier|vendor|mfr|mfg|manufacturer|ihre|lieferanten|hersteller|votre|réf|ref|su|proveedor|dostawcy|producenta|part|artikel|art|teile|material|sku|item|article|p\/n|pn|型号|料号)[\p{L}\s.\-/]{0,24}[:#]\s{0,8}([\p{L}\p{N}][\p{L}\p{N}._+/-]{1,58})/giu

/** `Seal kit for HP-1204` is no HP-1204. */
const BELONGS_TO =
  /^(?:for|fits|suits|replaces|replacing|successor|für|zu|ersetzt|passend|pour|remplace|para|reemplaza|sustituye|do|dla|zastępuje|适用|适用于|用于|替代)$/iu

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

const listStruck = (row: Row, head: TableHead): ColumnRole[] =>
  row.cells.filter(({ isStruck }) => isStruck).map((cell) => columnOf(cell, head)?.role ?? 'other')

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
  const loose = splitWords(text).filter((word, at, words) => looksLikeNumber(word) && !BELONGS_TO.test(words[at - 1] ?? ''))
  return [
    ...joinWrapped(of('part')).map((written): WrittenNumber => ({ text: written, source: 'part' })),
    ...of('own').map((written): WrittenNumber => ({ text: written, source: 'own' })),
    ...labelled.filter(isCount).map((written): WrittenNumber => ({ text: written, source: 'label' })),
    ...loose.slice(0, 12).map((written): WrittenNumber => ({ text: written, source: 'text' })),
  ].slice(0, MOST_NUMBERS_OF_LINE)
}

const findDayOf = ({ cells }: Block, order?: DayOrder): string | undefined => {
  const inColumn = (cells.get('date') ?? []).flatMap((text) => findDay(text, order) ?? [])
  if (inColumn[0] !== undefined) return inColumn[0]
  const texts = [...(cells.get('description') ?? []), ...(cells.get('other') ?? []), ...(cells.get('part') ?? [])]
  return texts.flatMap((text) => findDeliveryDay(text, order) ?? [])[0]
}

const describe = (block: Block, isPacks: boolean, { decimal, dayOrder }: TableContext): Omit<OrderLine, 'line'> | undefined => {
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
  const beside = [words, ...(block.cells.get('other') ?? []), ...(block.cells.get('part') ?? [])].join(' \n ')
  const pack = (block.cells.get('pack') ?? []).join(' ')
  const isPacked = isPacks || mayCountPacks({ ...read, quantity: read.quantity, pack, words: beside })
  const withdrawal = findWithdrawal(block)
  const requestedOn = findDayOf(block, dayOrder)
  const position = Number.parseInt(first(block, 'line') ?? '', 10)
  return {
    asked: [number, words].filter(Boolean).join(' ').slice(0, 200),
    numbers,
    words,
    ...read,
    ...(prices.length === 1 && { price: String(prices[0]) }),
    ...(isPacked && read.fault === undefined && { fault: 'unit' as const }),
    ...(withdrawal && { fault: withdrawal }),
    ...(Number.isFinite(position) && { position }),
    ...(requestedOn !== undefined && { requestedOn }),
  }
}

/** A part and how many of it, each in its column. */
export const isLineRow = (row: Row, head: TableHead): boolean => {
  const cells = sortCells(row, head)
  return hasQuantity(cells) && (namesPart(cells) || hasPosition(cells))
}

/** The rows below a head as lines: rows without a quantity of their own go with the line before them. */
export const readTable = (
  rows: readonly Row[],
  head: TableHead,
  firstLine: number,
  context: TableContext = { sectionOf: () => undefined },
): OrderLine[] => {
  const blocks: Block[] = []
  let block: Block | undefined
  let heading: Withdrawn | undefined
  const sorted = rows.map((row) => sortCells(row, head))
  const isNumbered = sorted.filter(hasPosition).length * 2 > sorted.filter(hasQuantity).length
  for (const [at, row] of rows.entries()) {
    const cells = sorted[at] ?? new Map<ColumnRole, string[]>()
    const isLine = cells.has('quantity') && namesPart(cells)
    const text = textOf(row)
    const called = isLine ? undefined : findCancelledHeading(text)
    if (called === 'both' && block) block.section ??= 'cancelled'
    if (!isLine && (called || SUM.test(text))) {
      heading = called && 'cancelled'
      block = undefined
      continue
    }
    if (block && (block.page !== row.page || block.rows >= MOST_ROWS_OF_A_LINE)) block = undefined
    if (begins(cells, block, sorted[at + 1], isNumbered)) {
      block = {
        cells,
        struck: new Set(listStruck(row, head)),
        page: row.page,
        isHidden: row.isHidden === true,
        isQuoted: row.isQuoted === true,
        section: context.sectionOf(row) ?? heading,
        rows: 1,
      }
      blocks.push(block)
    } else if (block) {
      for (const [role, texts] of cells) block.cells.set(role, [...(block.cells.get(role) ?? []), ...texts])
      for (const role of listStruck(row, head)) block.struck.add(role)
      block.rows += 1
    }
  }
  const isPacks = countsInPacks(head)
  return blocks
    .filter(({ cells, isHidden }) => cells.has('quantity') || (namesPart(cells) && !isHidden))
    .flatMap((found) => describe(found, isPacks, context) ?? [])
    .map((line, at) => ({ line: firstLine + at, ...line }))
}
