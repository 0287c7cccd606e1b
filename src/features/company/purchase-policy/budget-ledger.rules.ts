import { exchange, type ExchangeRate } from '#features/company/purchase-policy/exchange.rules.ts'
import type { Money } from '#kernel/money.ts'

/** The amount of a purchase: reserved while it waits for approval, spent once it is ordered. */
export type BudgetEntry = { readonly state: 'reserved' | 'spent'; readonly day: string; readonly amount: Money }

type Sums = { readonly reserved: bigint; readonly spent: bigint; readonly withoutRate: number }
const NOTHING: Sums = { reserved: 0n, spent: 0n, withoutRate: 0 }

export type Period = { readonly from: string; readonly until: string }

export type BudgetLedger = {
  /** First and last day included; undefined where an entry has no rate into this currency. */
  readonly sum: (currency: string, period: Period) => { readonly reserved: bigint; readonly spent: bigint } | undefined
}

/** How many of the sorted days come before this one, or with `isIncluded` not after it. */
const countBefore = (days: readonly string[], day: string, isIncluded = false): number => {
  let [low, high] = [0, days.length]
  while (low < high) {
    const middle = (low + high) >> 1
    // Stryker disable next-line StringLiteral: the middle is always within
    const at = days[middle] ?? ''
    if (at < day || (isIncluded && at === day)) low = middle + 1
    else high = middle
  }
  return low
}

// Stryker disable next-line EqualityOperator,ConditionalExpression: days that are equal may stand in any order
const compareDays = (one: BudgetEntry, other: BudgetEntry): number => (one.day < other.day ? -1 : Number(one.day > other.day))

/** Amounts of one day in one currency are exchanged together, so that the sum is the same however many entries it has. */
const mergeDays = (entries: readonly BudgetEntry[]): BudgetEntry[] =>
  [...Map.groupBy(entries, ({ state, day, amount }) => `${state} ${day} ${amount.currency}`).values()].map((same) => {
    const [{ state, day, amount }] = same as [BudgetEntry, ...BudgetEntry[]]
    const minor = same.reduce((sum, entry) => sum + entry.amount.minor, 0n)
    return { state, day, amount: { minor, currency: amount.currency } }
  })

/**
 * Entries of one cost centre by the rate of their day, as running totals: however many budgets share them, each period is
 * two look-ups.
 */
export const createLedger = (entries: readonly BudgetEntry[], rates: readonly ExchangeRate[]): BudgetLedger => {
  const byDay = mergeDays(entries).toSorted(compareDays)
  const days = byDay.map(({ day }) => day)
  const totals = new Map<string, readonly Sums[]>()

  const runTotals = (currency: string): readonly Sums[] => {
    let last = NOTHING
    return [
      NOTHING,
      ...byDay.map(({ state, day, amount }) => {
        const minor = exchange(rates, amount, currency, day)?.money.minor
        last = minor === undefined ? { ...last, withoutRate: last.withoutRate + 1 } : { ...last, [state]: last[state] + minor }
        return last
      }),
    ]
  }

  return {
    sum: (currency, { from, until }) => {
      const running = totals.get(currency) ?? runTotals(currency)
      // Stryker disable next-line CallExpression: it only spares the sums from being made again
      totals.set(currency, running)
      const before = running[countBefore(days, from)] ?? NOTHING
      const after = running[countBefore(days, until, true)] ?? NOTHING
      if (after.withoutRate > before.withoutRate) return undefined
      return { reserved: after.reserved - before.reserved, spent: after.spent - before.spent }
    },
  }
}
