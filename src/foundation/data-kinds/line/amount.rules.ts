import { quote, type LineProblem } from '#foundation/data-kinds/line/problem.rules.ts'
import { digitsOf, parseDecimal } from '#kernel/money.ts'

/** As many minor units as a column holds, with room for sums. */
const MOST_MINOR = 10n ** 17n

const findFault = (amount: string, currency: string): string | undefined => {
  const digits = digitsOf(currency)
  const read = parseDecimal(amount, currency)
  if (!read)
    return `${quote(amount)} is no amount in ${currency}, which has ${digits === 0 ? 'no digits' : `${digits} digits at most`} behind the point`
  return read.minor > MOST_MINOR || read.minor < -MOST_MINOR ? `${quote(amount)} is too large` : undefined
}

/** Amounts with more digits than their currency has: to round them would be somebody's decision. */
export const listAmountFaults = (
  currency: string,
  amounts: readonly (readonly [column: string, amount: string | null | undefined])[],
): LineProblem[] =>
  amounts.flatMap(([column, amount]) => {
    const reason = typeof amount === 'string' ? findFault(amount, currency) : undefined
    return reason === undefined ? [] : [{ column, reason }]
  })
