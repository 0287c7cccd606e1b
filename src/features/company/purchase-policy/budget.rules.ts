import type { BudgetLedger } from '#features/company/purchase-policy/budget-ledger.rules.ts'
import { exchange, type ExchangeRate } from '#features/company/purchase-policy/exchange.rules.ts'
import type { Money } from '#kernel/money.ts'

export const BUDGET_POLICIES = ['warn', 'approve', 'block'] as const
export type BudgetPolicy = (typeof BUDGET_POLICIES)[number]

export type Budget = {
  readonly id: string
  readonly costCentre: string
  readonly from: string
  readonly until: string
  readonly amount: Money
  readonly policy: BudgetPolicy
}

export type BudgetUse = { readonly reserved: Money; readonly spent: Money; readonly left: Money }

export const isInPeriod = ({ from, until }: Pick<Budget, 'from' | 'until'>, day: string): boolean => from <= day && day <= until

const NO_RATE = 'no-rate'

/** Where an entry has no rate the amount counts as nothing left, so that somebody looks at it. */
export const sumUse = (budget: Budget, ledger: BudgetLedger): BudgetUse | typeof NO_RATE => {
  const { currency, minor } = budget.amount
  const sums = ledger.sum(currency, budget)
  if (!sums) return NO_RATE
  const inCurrency = (amount: bigint): Money => ({ minor: amount, currency })
  const { reserved, spent } = sums
  return { reserved: inCurrency(reserved), spent: inCurrency(spent), left: inCurrency(minor - reserved - spent) }
}

export type BudgetOutcome = {
  readonly budget: Budget
  readonly left: Money
  readonly afterwards: Money
  readonly isExceeded: boolean
}

/** The rest before and after a purchase. Missing rate: exceeded, since nobody can tell. */
export const applyPurchase = (
  budget: Budget,
  ledger: BudgetLedger,
  { net, day, rates }: { readonly net: Money; readonly day: string; readonly rates: readonly ExchangeRate[] },
): BudgetOutcome => {
  const use = sumUse(budget, ledger)
  const there = exchange(rates, net, budget.amount.currency, day)
  const nothing = { minor: 0n, currency: budget.amount.currency }
  if (use === NO_RATE || !there) return { budget, left: nothing, afterwards: nothing, isExceeded: true }
  const afterwards = { minor: use.left.minor - there.money.minor, currency: nothing.currency }
  return { budget, left: use.left, afterwards, isExceeded: afterwards.minor < 0n }
}

const STRICTNESS: Readonly<Record<BudgetPolicy, number>> = { warn: 0, approve: 1, block: 2 }

/** Of the budgets of one cost centre the one that decides: an exceeded one before others, the stricter one first. */
export const findDeciding = (outcomes: readonly BudgetOutcome[]): BudgetOutcome | undefined =>
  outcomes.toSorted(
    (one, other) =>
      Number(other.isExceeded) - Number(one.isExceeded) ||
      STRICTNESS[other.budget.policy] - STRICTNESS[one.budget.policy] ||
      Number(one.afterwards.minor - other.afterwards.minor),
  )[0]
