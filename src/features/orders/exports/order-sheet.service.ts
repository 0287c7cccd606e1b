import type { Order, OrderApproval } from '#features/orders/orders/public.server.ts'
import { lookUp } from '#kernel/look-up.ts'
import { digitsOf, toDecimal } from '#kernel/money.ts'
import type { Dictionary } from '#kernel/texts.ts'
import { amountStyle } from '#platform/files/xlsx-parts.ts'
import type { Cell, SheetColumn } from '#platform/files/xlsx-writer.ts'

const COLUMNS = [
  ['number', 16],
  ['poNumber', 18],
  ['state', 16],
  ['placed', 18],
  ['requested', 14],
  ['promised', 14],
  ['site', 24],
  ['shipTo', 32],
  ['city', 20],
  ['country', 10],
  ['lines', 8],
  ['subtotal', 14],
  ['freight', 12],
  ['tax', 12],
  ['total', 14],
  ['currency', 10],
  ['costCentre', 14],
  ['approvedBy', 24],
  ['approvedAt', 18],
  ['approvedBecause', 32],
  ['customerNumbers', 32],
] as const

const AMOUNTS: ReadonlySet<string> = new Set(['subtotal', 'freight', 'tax', 'total'])
const TIMES: ReadonlySet<string> = new Set(['placed', 'approvedAt'])

export const orderColumns = (words: Dictionary): SheetColumn[] =>
  COLUMNS.map(([key, width]) => ({
    header: lookUp(words, `column.${key}`) ?? key,
    width,
    ...(TIMES.has(key) && { style: 'time' as const }),
    ...(AMOUNTS.has(key) && { style: 'amount' as const }),
  }))

const day = (text: string | null): Date | undefined => (text === null ? undefined : new Date(`${text}T00:00:00Z`))

type RowParts = {
  readonly stateWords: Dictionary
  readonly approved: OrderApproval | undefined
  /** The customer's names of parts, by their number here. */
  readonly customerNumbers: ReadonlyMap<string, string>
}

/** A cell holds no more. */
const MOST_LETTERS = 32_000

const joinNumbers = ({ lines }: Order, numbers: ReadonlyMap<string, string>): string => {
  const joined = [...new Set(lines.flatMap(({ sku }) => numbers.get(sku) ?? []))].join(', ')
  return joined.length <= MOST_LETTERS ? joined : `${joined.slice(0, joined.lastIndexOf(', ', MOST_LETTERS))}, …`
}

/** One row an order: amounts are exact numbers in the digits of their currency. */
export const orderCells = (order: Order, { stateWords, approved, customerNumbers }: RowParts): Cell[] => {
  const { currency, shipTo } = order
  const style = amountStyle(digitsOf(currency))
  const money = (minor: bigint): Cell => ({ decimal: toDecimal({ minor, currency }), style })
  const tax = order.taxes.reduce((sum, { minor }) => sum + BigInt(minor), 0n)
  return [
    order.number,
    order.poNumber,
    lookUp(stateWords, `state.${order.state}`) ?? order.state,
    order.placedAt,
    day(order.requestedOn),
    day(order.promisedOn),
    order.site,
    shipTo.name,
    shipTo.city,
    shipTo.countryCode,
    order.lineCount,
    money(order.subtotalMinor),
    money(order.freightMinor),
    money(tax),
    money(order.totalMinor),
    currency,
    approved?.costCentre ?? '',
    approved?.approval?.by ?? '',
    approved?.approval?.at,
    approved?.approval?.because ?? '',
    joinNumbers(order, customerNumbers),
  ]
}
