import { digitsOf, type Money } from '#kernel/money.ts'

/** `1 from = rate to`, as the tenant's owner brought it for a day. */
export type ExchangeRate = { readonly from: string; readonly to: string; readonly validOn: string; readonly rate: string }

/** An amount in another currency, with the rate that was used. */
export type Exchanged = { readonly money: Money; readonly rate: string; readonly validOn: string }

const SCALE = 12
const scale = (rate: string): bigint => {
  const [whole = '0', fraction = ''] = rate.split('.')
  return BigInt(whole + fraction.slice(0, SCALE).padEnd(SCALE, '0'))
}
const ONE = 10n ** BigInt(SCALE)
const ten = (digits: number): bigint => 10n ** BigInt(digits)

/** Rounded half up to the minor unit. */
const divide = (amount: bigint, by: bigint): bigint => {
  // Stryker disable next-line EqualityOperator: nothing is the same on both sides
  const sign = amount < 0n ? -1n : 1n
  return sign * ((sign * amount * 2n + by) / (by * 2n))
}

const isNewer = (one: ExchangeRate, other: ExchangeRate | undefined): boolean => !other || one.validOn > other.validOn

/** The newest rate of that day or before it, in either direction. */
const findRate = (rates: readonly ExchangeRate[], { from, to, day }: { from: string; to: string; day: string }) => {
  let found: ExchangeRate | undefined
  for (const rate of rates)
    if (rate.validOn <= day && isNewer(rate, found))
      if ((rate.from === from && rate.to === to) || (rate.from === to && rate.to === from)) found = rate
  return found
}

/** Undefined where the tenant has no rate for that day: nobody guesses one. */
export const exchange = (rates: readonly ExchangeRate[], money: Money, to: string, day: string): Exchanged | undefined => {
  const { currency: from, minor } = money
  if (from === to) return { money, rate: '1', validOn: day }
  const found = findRate(rates, { from, to, day })
  if (!found) return undefined
  const [up, down] = [ten(digitsOf(to)), ten(digitsOf(from))]
  const factor = scale(found.rate)
  const exchanged = found.from === from ? divide(minor * factor * up, ONE * down) : divide(minor * ONE * up, factor * down)
  return { money: { minor: exchanged, currency: to }, rate: found.rate, validOn: found.validOn }
}
