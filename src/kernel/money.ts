/** An integer count of minor units and a currency of ISO 4217, never a float. */
export type Money = { readonly minor: bigint; readonly currency: string }

/** Money in JSON: in answers, page models and files. JSON has no bigint, and a number would round. */
export type MoneyJson = { readonly minor: string; readonly currency: string }

export const toMoneyJson = ({ minor, currency }: Money): MoneyJson => ({ minor: String(minor), currency })
export const fromMoneyJson = ({ minor, currency }: MoneyJson): Money => ({ minor: BigInt(minor), currency })

/** Those that do not have two digits. Intl is not asked: engines use other digits than ISO 4217 for some (HUF, IQD). */
export const UNUSUAL_DIGITS: ReadonlyMap<string, number> = new Map([
  ...['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'].map(
    (currency) => [currency, 0] as const,
  ),
  ...['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'].map((currency) => [currency, 3] as const),
  ...['CLF', 'UYW'].map((currency) => [currency, 4] as const),
])

/** How many digits stand behind the decimal point: EUR 2, JPY 0, KWD 3. */
export const digitsOf = (currency: string): number => UNUSUAL_DIGITS.get(currency) ?? 2

/** Decimal text without grouping, exact for any size: Intl accepts it without going through a float. */
export const toDecimal = ({ minor, currency }: Money): `${number}` => {
  const digits = digitsOf(currency)
  const sign = minor < 0n ? '-' : ''
  const all = absolute(minor)
    .toString()
    .padStart(digits + 1, '0')
  const whole = all.slice(0, all.length - digits)
  return `${sign}${whole}${digits ? `.${all.slice(-digits)}` : ''}` as `${number}`
}

/** As a currency's amounts are written by programs: no grouping, no exponent, at most as many digits as a bigint column holds. */
const DECIMAL = /^(-?)(\d{1,18})(?:\.(\d{1,18}))?$/

/**
 * Decimal text to minor units without going through a float: `'12.5'` EUR is 1250. Undefined for what is no amount, and
 * for more digits than the currency has, since rounding would be somebody's decision; zeros behind them say nothing.
 */
export const parseDecimal = (text: string, currency: string): Money | undefined => {
  // Stryker disable next-line StringLiteral,ArrayDeclaration: a text that fits has all three, and any other has no whole
  const [, sign = '', whole, fraction = ''] = DECIMAL.exec(text) ?? []
  const digits = digitsOf(currency)
  if (whole === undefined || /[^0]/.test(fraction.slice(digits))) return undefined
  const minor = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'))
  return { minor: sign ? -minor : minor, currency }
}

// Stryker disable next-line EqualityOperator: nothing is the same on both sides
const absolute = (value: bigint): bigint => (value < 0n ? -value : value)

const requireSameCurrency = (a: Money, b: Money): void => {
  if (a.currency !== b.currency) throw new RangeError(`${a.currency} and ${b.currency} cannot be added`)
}

export const addMoney = (a: Money, b: Money): Money => {
  requireSameCurrency(a, b)
  return { minor: a.minor + b.minor, currency: a.currency }
}

/** A quantity is a whole number: BigInt() throws on anything else. */
export const multiplyMoney = ({ minor, currency }: Money, quantity: number | bigint): Money => ({
  minor: minor * BigInt(quantity),
  currency,
})

/** `half-up` rounds a half away from zero, as invoices do; `half-even` to the even neighbour; `down` towards zero. */
export type Rounding = 'half-up' | 'half-even' | 'down'

const divide = (value: bigint, divisor: bigint, rounding: Rounding): bigint => {
  const quotient = value / divisor
  const twice = absolute(value % divisor) * 2n
  const isHalfAway = rounding === 'half-up' || quotient % 2n !== 0n
  const isAway = rounding !== 'down' && (twice > divisor || (twice === divisor && isHalfAway))
  // Stryker disable next-line EqualityOperator: nothing is never rounded away from nothing
  return isAway ? quotient + (value < 0n ? -1n : 1n) : quotient
}

/** The percentage is decimal text (`'7.7'`), so that none is rounded before it is used. */
export const percentOf = ({ minor, currency }: Money, percent: `${number}`, rounding: Rounding): Money => {
  const parts = /^(-?\d+)(?:\.(\d+))?$/.exec(percent)
  if (!parts) throw new RangeError(`${percent} is no percentage`)
  // Stryker disable next-line StringLiteral: the pattern has found a whole
  const [, whole = '', fraction = ''] = parts
  return { minor: divide(minor * BigInt(whole + fraction), 100n * 10n ** BigInt(fraction.length), rounding), currency }
}
