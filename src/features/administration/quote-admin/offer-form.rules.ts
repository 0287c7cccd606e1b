import type { CostedLine } from '#features/administration/quote-admin/offer-margin.rules.ts'
import { sumQuote, type QuoteView } from '#features/buying/quotes/public.ts'
import { parseDecimal, toDecimal, toMoneyJson, fromMoneyJson, type Money, type MoneyJson } from '#kernel/money.ts'

type Version = QuoteView['versions'][number]

export type LineEntry = {
  readonly id: string
  readonly isOffered: boolean
  readonly price: string
  readonly leadDays: string
  /** As the field for a moment has it, in the reader's zone; empty where it ends with the offer. */
  readonly until: string
}
export type DiscountEntry = { readonly name: string; readonly kind: 'percent' | 'amount'; readonly value: string }
export type OfferEntry = {
  readonly lines: readonly LineEntry[]
  readonly discounts: readonly DiscountEntry[]
  readonly until: string
  readonly note: string
}

/** A comma is a decimal point too, as most readers write it. */
const tidy = (text: string): string => text.trim().replace(',', '.')

const writeAmount = (amount: MoneyJson | null): string => (amount ? toDecimal(fromMoneyJson(amount)) : '')

const two = (value: number): string => String(value).padStart(2, '0')

/** A moment as a field shows it, in the reader's zone. */
export const writeMoment = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`

/** The form begins with the last offer, or with the price that the customer has in mind. */
export const beginOffer = ({ lines, discounts }: Version, until: Date): OfferEntry => ({
  lines: lines.map(({ id, unitPrice, wantedPrice, leadTimeDays, validUntil }) => ({
    id,
    isOffered: true,
    price: writeAmount(unitPrice ?? wantedPrice),
    leadDays: leadTimeDays === null ? '' : String(leadTimeDays),
    until: validUntil === null ? '' : writeMoment(new Date(validUntil)),
  })),
  discounts: discounts.map(({ name, percent, amount }) => ({
    name,
    kind: percent === undefined ? ('amount' as const) : ('percent' as const),
    value: percent ?? writeAmount(amount),
  })),
  until: writeMoment(until),
  note: '',
})

const PERCENT = /^\d{1,3}(?:\.\d{1,4})?$/

const readDiscount = ({ name, kind, value }: DiscountEntry, currency: string) => {
  const text = tidy(value)
  if (kind === 'percent') return PERCENT.test(text) && Number(text) <= 100 ? { name: name.trim(), percent: text } : undefined
  const amount = parseDecimal(text, currency)
  return amount && amount.minor >= 0n ? { name: name.trim(), amount } : undefined
}

export const readLinePrice = (price: string, currency: string) => {
  const amount = parseDecimal(tidy(price), currency)
  return amount && amount.minor >= 0n ? amount : undefined
}

/** The sum of the offer as it is entered; undefined while something is missing. */
export const sumEntered = (entry: OfferEntry, { lines }: Version, currency: string) => {
  const offered = entry.lines.filter(({ isOffered }) => isOffered)
  const priced = offered.map(({ id, price }) => ({
    id,
    quantity: lines.find((line) => line.id === id)?.quantity ?? 0,
    unit: readLinePrice(price, currency),
  }))
  return sumQuote(
    priced,
    entry.discounts.flatMap((discount) => readDiscount(discount, currency) ?? []),
    currency,
  )
}

/** The lines that are offered, with what each costs. */
export const listCosted = (entry: OfferEntry, { lines }: Version, costs: ReadonlyMap<string, Money>): CostedLine[] =>
  lines
    .filter((line) => entry.lines.some(({ id, isOffered }) => id === line.id && isOffered))
    .map(({ sku, quantity }) => ({ quantity, cost: costs.get(sku) }))

export type OfferFault = 'noLines' | 'noPrice' | 'belowZero' | 'ended'

export const findOfferFault = (entry: OfferEntry, version: Version, currency: string, now: Date): OfferFault | undefined => {
  const offered = entry.lines.filter(({ isOffered }) => isOffered)
  if (offered.length === 0) return 'noLines'
  const sum = sumEntered(entry, version, currency)
  const hasBadDiscount = entry.discounts.some((one) => one.name.trim() === '' || !readDiscount(one, currency))
  if (!sum || hasBadDiscount) return 'noPrice'
  if (sum.total.minor < 0n) return 'belowZero'
  const end = new Date(entry.until).getTime()
  const ends = offered.flatMap(({ until }) => (until === '' ? [] : [new Date(until).getTime()]))
  return [end, ...ends].every((one) => one > now.getTime() && one <= end) ? undefined : 'ended'
}

/** As the call has it; empty while nothing is entered. */
const toInstant = (text: string): string => (text === '' ? '' : new Date(text).toISOString())

/** The body of the call; what cannot be read yet is left out. */
export const toOfferBody = (entry: OfferEntry, version: Version, currency: string) => ({
  version: version.number,
  note: entry.note,
  validUntil: toInstant(entry.until),
  lines: entry.lines.flatMap(({ id, isOffered, price, leadDays, until }) => {
    const unit = readLinePrice(price, currency)
    if (!isOffered || !unit) return []
    const days = Number(leadDays)
    return [
      {
        id,
        unitPrice: toMoneyJson(unit),
        leadTimeDays: leadDays.trim() === '' || !Number.isInteger(days) || days < 0 ? null : days,
        validUntil: toInstant(until) || null,
      },
    ]
  }),
  discounts: entry.discounts.flatMap((discount) => {
    const read = readDiscount(discount, currency)
    if (!read) return []
    return [
      read.amount === undefined
        ? { name: read.name, percent: read.percent }
        : { name: read.name, amount: toMoneyJson(read.amount) },
    ]
  }),
})
