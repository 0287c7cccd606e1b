import type { LineProblem } from '#foundation/data-kinds/public.ts'
import { isCountryCode } from '#kernel/country-code.ts'
import { lookUp } from '#kernel/look-up.ts'
import { parseDecimal } from '#kernel/money.ts'

type Line = Readonly<Record<string, unknown>>

/** Columns of a product beside the fields of its kind: public prices and stock, by currency and country. */
export type ProductOffer = {
  readonly prices?: Readonly<Record<string, number>>
  readonly stock?: Readonly<Record<string, number>>
}

/** Columns of tables that were written for the older import. */
const OLDER: ReadonlyMap<string, string> = new Map([
  ['sales_orgs', 'salesOrgs'],
  ['replaced_by', 'replacedBy'],
  ['variant_of', 'variantOf'],
])

const show = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 40)

const MOST_MINOR = 10n ** 12n
const MOST_PIECES = 1e9

const readDocuments = (cell: string): unknown => {
  const parts = cell.split('|').map((part) => part.split('=>').map((side) => side.trim()))
  return parts.filter(([title]) => title !== '').map(([title = '', href = '']) => ({ title, href }))
}

const isObject = (value: unknown): value is Line => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Names that are no fields of the kind. */
const isSpecial = (name: string): boolean => name.includes(':') || OLDER.has(name)

/** The line without its prices and its stock, these for themselves, and what is wrong with them. */
export const splitProduct = (given: Line): { fields: Line; offer: ProductOffer; problems: LineProblem[] } => {
  const { prices: givenPrices, stock: givenStock, ...others } = given
  const { lifecycle, popularity, documents } = others
  const isPlain =
    lifecycle !== null && popularity !== null && typeof documents !== 'string' && !Object.keys(others).some(isSpecial)
  const fields = new Map<string, unknown>()
  const [prices, stock] = [new Map<string, number>(), new Map<string, number>()]
  const problems: LineProblem[] = []
  const refuse = (column: string, reason: string): void => void problems.push({ column, reason })

  const addPrice = (column: string, currency: string, amount: unknown): void => {
    if (amount === null) return
    const money = typeof amount === 'string' && /^[A-Z]{3}$/.test(currency) ? parseDecimal(amount.trim(), currency) : undefined
    if (!money || money.minor < 0n || money.minor > MOST_MINOR)
      refuse(column, `‘${show(amount)}’ is no price; write it as a text with the currency's digits, such as 597.52`)
    else prices.set(currency, Number(money.minor))
  }
  const addStock = (column: string, country: string, pieces: unknown): void => {
    if (pieces === null) return
    const count = typeof pieces === 'string' && /^\d{1,10}$/.test(pieces.trim()) ? Number(pieces) : pieces
    if (!isCountryCode(country)) refuse(column, `‘${country.slice(0, 40)}’ is no country; write its two letters, such as de`)
    else if (typeof count !== 'number' || !Number.isInteger(count) || count < 0 || count > MOST_PIECES)
      refuse(column, `‘${show(pieces)}’ is no number of pieces`)
    else stock.set(country, count)
  }
  const addPrices = (value: unknown): void => {
    for (const [list, amounts] of Object.entries(isObject(value) ? value : {}))
      if (list !== 'list')
        refuse(`prices.${list}`, 'a product has public prices alone, under list; others are of the kind prices')
      else
        for (const [currency, amount] of Object.entries(isObject(amounts) ? amounts : {}))
          addPrice(`prices.list.${currency}`, currency, amount)
  }
  const addColumn = (column: string, value: unknown): void => {
    const [what = '', first = '', second = ''] = column.split(':')
    if (what === 'stock') addStock(column, first, value)
    else if (what === 'price')
      refuse(column, `prices are amounts with their point: name the column amount:${first}:${second} and write 129.00`)
    else if (what === 'amount' && first === 'list') addPrice(column, second, value)
    else if (what === 'amount') refuse(column, 'a product has public prices alone, amount:list:…; others are of the kind prices')
    else fields.set(column, value)
  }
  if (givenPrices !== undefined) addPrices(givenPrices)
  for (const [country, pieces] of Object.entries(isObject(givenStock) ? givenStock : {}))
    addStock(`stock.${country}`, country, pieces)
  for (const [name, value] of isPlain ? [] : Object.entries(others)) {
    if (name === 'documents' && typeof value === 'string') fields.set(name, readDocuments(value))
    // An empty cell leaves these two as they are: they always have a value.
    else if ((name === 'lifecycle' || name === 'popularity') && value === null) continue
    else if (name.includes(':')) addColumn(name, value)
    else fields.set(OLDER.get(name) ?? name, value)
  }
  return {
    fields: isPlain ? others : Object.fromEntries(fields),
    offer: {
      ...(prices.size > 0 && { prices: Object.fromEntries(prices) }),
      ...(stock.size > 0 && { stock: Object.fromEntries(stock) }),
    },
    problems,
  }
}

const ATTRIBUTE = /^[a-z][a-z0-9_]{0,39}$/
const MOST = { attributes: 60, images: 20, documents: 50, accessories: 100 } as const

const countOf = (value: unknown): number => (typeof value === 'object' && value !== null ? Object.keys(value).length : 0)

/** Faults that single fields do not show. */
export const checkProduct = (line: Line): LineProblem[] => {
  const problems: LineProblem[] = []
  const { names, attributes, sku, replacedBy, lifecycle } = line
  if (isObject(names) && !lookUp(names, 'en')) problems.push({ column: 'name_en', reason: 'is missing' })
  for (const [key, value] of Object.entries(isObject(attributes) ? attributes : {}))
    if (!ATTRIBUTE.test(key)) problems.push({ column: `attr:${key.slice(0, 60)}`, reason: 'is no key of an attribute' })
    else if (typeof value === 'boolean') problems.push({ column: `attr:${key}`, reason: 'is neither a text nor a number' })
  for (const [name, most] of Object.entries(MOST))
    if (countOf(lookUp(line, name)) > most) problems.push({ column: name, reason: `has more than ${most} values` })
  if (typeof replacedBy === 'string' && replacedBy === sku)
    problems.push({ column: 'replacedBy', reason: 'names the product itself' })
  if (lifecycle === 'replaced' && !replacedBy)
    problems.push({ column: 'replacedBy', reason: 'is missing though the product is replaced' })
  return problems
}
