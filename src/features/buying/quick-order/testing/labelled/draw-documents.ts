import type { Language } from '#kernel/locale.ts'
import type { LabelledLine } from '#features/buying/quick-order/testing/labelled/labelled-order.ts'
import { ORDER_WORDS } from '#features/buying/quick-order/testing/labelled/labelled-words.ts'
import type { Mark, PdfPages } from '#features/buying/quick-order/testing/labelled/pdf-producers.ts'
import type { Sheet, SheetRow } from '#features/buying/quick-order/testing/labelled/xlsx-book.ts'

/** Differences from a plain order. */
export type Twist = {
  readonly poNumber?: string
  /** Lines that are struck out. */
  readonly struck?: readonly number[]
  /** Which columns of them: all of them unless said. */
  readonly struckColumns?: readonly number[]
  /** Behind or below a line, by its place. */
  readonly beside?: ReadonlyMap<number, string>
  readonly below?: ReadonlyMap<number, string>
  readonly names?: ReadonlyMap<number, string>
  readonly units?: ReadonlyMap<number, string>
  /** A heading before this line. */
  readonly heading?: { readonly at: number; readonly text: string }
  readonly titles?: readonly string[]
  readonly after?: readonly string[]
  readonly hasStatus?: boolean
}

const LEFTS = [40, 75, 165, 330, 385, 430, 510]
const STEP = 15

const PER_PAGE = 44

/** Rows of an order with the columns that they have. */
const listCells = (language: Language, lines: readonly LabelledLine[], twist: Twist) => {
  const words = ORDER_WORDS[language]
  const { beside, names, units, hasStatus = false } = twist
  const head = [...words.heads, ...(hasStatus || beside ? [words.status] : [])]
  const rows = lines.map(({ sku, quantity, name, day = '' }, at) => {
    const status = beside?.get(at) ?? (hasStatus || beside ? words.open : undefined)
    return [
      String((at + 1) * 10),
      sku,
      names?.get(at) ?? name,
      String(quantity),
      units?.get(at) ?? words.unit,
      day,
      ...(status === undefined ? [] : [status]),
    ]
  })
  return { head, rows }
}

/** The marks of an order on paper. */
export const drawPages = (language: Language, lines: readonly LabelledLine[], twist: Twist = {}): PdfPages => {
  const words = ORDER_WORDS[language]
  const { head, rows } = listCells(language, lines, twist)
  const pages: Mark[][] = [[]]
  let top = 50
  const put = (cells: readonly string[], isStruck: (column: number) => boolean = () => false): void => {
    if (top > 50 + PER_PAGE * STEP) {
      pages.push([])
      top = 50
    }
    for (const [column, text] of cells.entries())
      if (text !== '') pages.at(-1)?.push({ text, left: LEFTS[column] ?? 40, top, isStruck: isStruck(column) })
    top += STEP
  }
  put([words.title])
  put([`${words.poLabel}: ${twist.poNumber ?? '4500012'}`])
  for (const title of twist.titles ?? []) put([title])
  top += STEP
  put(head)
  for (const [at, cells] of rows.entries()) {
    if (twist.heading?.at === at) put(['', '', twist.heading.text])
    const isStruck = twist.struck?.includes(at) ?? false
    put(cells, (column) => isStruck && (twist.struckColumns?.includes(column) ?? true))
    const below = twist.below?.get(at)
    if (below !== undefined) put(['', '', below])
  }
  top += STEP
  put([`${words.total} 1234,00`])
  for (const text of twist.after ?? []) put([text])
  return pages
}

/** The same as rows of a sheet. */
export const drawSheet = (name: string, language: Language, lines: readonly LabelledLine[], twist: Twist = {}): Sheet => {
  const words = ORDER_WORDS[language]
  const { head, rows } = listCells(language, lines, twist)
  const line = (text: string): SheetRow => ({ cells: [{ text }] })
  const body = rows.flatMap((cells, at): SheetRow[] => {
    const isNumber = (column: number): boolean => column === 3 && /^\d+$/.test(cells[column] ?? '')
    const below = twist.below?.get(at)
    return [
      ...(twist.heading?.at === at ? [{ cells: [undefined, undefined, { text: twist.heading.text }] }] : []),
      { cells: cells.map((text, column) => ({ text: isNumber(column) ? Number(text) : text })) },
      ...(below === undefined ? [] : [{ cells: [undefined, undefined, { text: below }] }]),
    ]
  })
  return {
    name,
    rows: [
      line(words.title),
      line(`${words.poLabel}: ${twist.poNumber ?? '4500012'}`),
      ...(twist.titles ?? []).map(line),
      { cells: head.map((text) => ({ text })) },
      ...body,
      line(`${words.total} 1234,00`),
      ...(twist.after ?? []).map(line),
    ],
  }
}

/** And as a file with separators. */
export const drawCsv = (language: Language, lines: readonly LabelledLine[], twist: Twist = {}): Uint8Array => {
  const { head, rows } = listCells(language, lines, twist)
  return new TextEncoder().encode([head, ...rows].map((cells) => cells.map((cell) => `"${cell}"`).join(';')).join('\n'))
}
