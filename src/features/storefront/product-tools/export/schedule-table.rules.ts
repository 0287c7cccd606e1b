import type { ToolProduct } from '#features/storefront/product-tools/schedule/tool-product.rules.ts'
import { sumLines } from '#features/storefront/product-tools/schedule/schedule-sum.rules.ts'
import type { ScheduleLine } from '#features/storefront/product-tools/schedule/schedule.rules.ts'
import type { Locale } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { fromMoneyJson, multiplyMoney, toDecimal } from '#kernel/money.ts'
import { fillText, type Dictionary } from '#kernel/texts.ts'
import { createFormats } from '#ui/format.ts'

/** An exact amount as sheets take it. */
type Amount = { readonly decimal: `${number}` }

export type TableRow = ScheduleLine & {
  readonly place: number
  readonly name: string
  readonly unit?: Amount
  readonly sum?: Amount
  readonly unitText: string
  readonly sumText: string
}

/** A schedule with everything that its files say, in words. */
export type ScheduleTable = {
  readonly title: string
  readonly subtitle: string
  readonly company: string
  readonly language: string
  readonly hidesPrices: boolean
  readonly rows: readonly TableRow[]
  /** The sum, and what is not in it. */
  readonly closing: readonly string[]
  readonly totals: readonly { readonly currency: string; readonly amount: Amount }[]
}

export type TableRequest = {
  readonly project: string
  readonly lines: readonly ScheduleLine[]
  readonly products: ReadonlyMap<string, ToolProduct>
  readonly company: string
  readonly locale: Locale
  readonly hidesPrices: boolean
  readonly date: Date
}

const countLines = (words: Dictionary, key: string, count: number): string[] =>
  count === 0 ? [] : [fillText(lookUp(words, key) ?? '', { count })]

export const makeScheduleTable = (request: TableRequest, words: Dictionary): ScheduleTable => {
  const { project, lines, products, company, locale, hidesPrices, date } = request
  const formats = createFormats(locale)
  const rows = lines.map((line, index): TableRow => {
    const product = products.get(line.sku)
    const row = { ...line, place: index + 1, name: product?.name ?? words['line.missing'] ?? '' }
    const price = product?.price
    if (!price) return { ...row, unitText: product ? (words['price.request'] ?? '') : '', sumText: '' }
    const unit = fromMoneyJson(price)
    const sum = multiplyMoney(unit, line.quantity)
    const texts = { unitText: formats.money(unit), sumText: formats.money(sum) }
    return { ...row, unit: { decimal: toDecimal(unit) }, sum: { decimal: toDecimal(sum) }, ...texts }
  })
  const { totals, unpriced, missing } = sumLines(lines, products)
  const shown = hidesPrices ? [] : totals
  return {
    title: project || (words['project.unnamed'] ?? ''),
    subtitle: [words['schedule.title'] ?? '', formats.date(date)].join(' · '),
    company,
    language: locale.language,
    hidesPrices,
    rows,
    totals: shown.map((total) => ({ currency: total.currency, amount: { decimal: toDecimal(total) } })),
    closing: [
      ...shown.map((total) => `${words['sum.total'] ?? ''}: ${formats.money(total)}`),
      ...(hidesPrices ? [] : countLines(words, 'sum.unpriced', unpriced)),
      ...countLines(words, 'sum.missing', missing),
      ...(hidesPrices ? [] : [words['sum.note'] ?? '']),
    ],
  }
}
