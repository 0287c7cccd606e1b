import { multiplyMoney, percentOf, type Money } from '#kernel/money.ts'

export type Discount = { readonly name: string; readonly percent?: string | undefined; readonly amount?: Money | undefined }
/** With what it takes off; `percent` stays where it was given as one. */
export type TakenDiscount = { readonly name: string; readonly percent?: string | undefined; readonly amount: Money }

export type PricedQuoteLine = { readonly id: string; readonly quantity: number; readonly unit?: Money | undefined }

export type QuoteSum = {
  /** Of the lines, before discounts. */
  readonly subtotal: Money
  readonly discounts: readonly TakenDiscount[]
  /** May be below zero: the caller refuses that. */
  readonly total: Money
}

const sumMinor = (amounts: readonly Money[]): bigint => amounts.reduce((sum, { minor }) => sum + minor, 0n)

const lineTotals = (lines: readonly PricedQuoteLine[]): Money[] | undefined => {
  const totals = lines.flatMap(({ unit, quantity }) => (unit ? [multiplyMoney(unit, quantity)] : []))
  return totals.length === lines.length ? totals : undefined
}

/** Half up, so that a half cent is the customer's. */
const take = ({ name, percent, amount }: Discount, subtotal: Money): TakenDiscount => {
  if (percent === undefined) return { name, amount: amount ?? { minor: 0n, currency: subtotal.currency } }
  return { name, percent, amount: percentOf(subtotal, percent as `${number}`, 'half-up') }
}

/** Lines less discounts, each rounded once; percentages are of the lines. Undefined while a line has no price. */
export const sumQuote = (
  lines: readonly PricedQuoteLine[],
  discounts: readonly Discount[],
  currency: string,
): QuoteSum | undefined => {
  const totals = lineTotals(lines)
  if (!totals) return undefined
  const subtotal = { minor: sumMinor(totals), currency }
  const taken = discounts.map((discount) => take(discount, subtotal))
  return { subtotal, discounts: taken, total: { minor: subtotal.minor - sumMinor(taken.map(({ amount }) => amount)), currency } }
}

/** Half up; amounts are not negative. */
const shareOf = (amount: bigint, part: bigint, whole: bigint): bigint => (2n * amount * part + whole) / (2n * whole)

/**
 * Discounts of some of the lines: percentages as they are, amounts by the lines' share of the offer. The
 * whole offer is what was offered.
 */
export const discountsFor = (
  chosen: readonly PricedQuoteLine[],
  all: readonly PricedQuoteLine[],
  discounts: readonly TakenDiscount[],
): Discount[] => {
  const [part, whole] = [sumMinor(lineTotals(chosen) ?? []), sumMinor(lineTotals(all) ?? [])]
  return discounts.map(({ name, percent, amount }) => {
    if (percent !== undefined) return { name, percent }
    return { name, amount: whole === 0n ? amount : { ...amount, minor: shareOf(amount.minor, part, whole) } }
  })
}

export type AgreedLine = { readonly id: string; readonly unit: Money; readonly total: Money }

/** The total of each line after discounts; together they are exactly the total of the quote. */
export const spreadDiscounts = (lines: readonly PricedQuoteLine[], { subtotal, total }: QuoteSum): AgreedLine[] => {
  const { currency } = total
  const money = (minor: bigint): Money => ({ minor, currency })
  let [before, spread] = [0n, 0n]
  // By running sums: rounding errors never add up, and the last line ends at the total.
  return lines.map(({ id, unit = money(0n), quantity }) => {
    before += multiplyMoney(unit, quantity).minor
    const until = subtotal.minor === 0n ? 0n : shareOf(total.minor, before, subtotal.minor)
    const own = until - spread
    spread = until
    return { id, unit, total: money(own) }
  })
}
