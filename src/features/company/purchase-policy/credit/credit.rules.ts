import type { BudgetPolicy } from '#features/company/purchase-policy/budget.rules.ts'
import { exchange, type ExchangeRate } from '#features/company/purchase-policy/exchange.rules.ts'
import type { Money } from '#kernel/money.ts'

/** How much an account may owe, and what its ERP says of it. */
export type Credit = {
  readonly account: string
  readonly limit: Money
  /** As the ERP said at that moment; nothing where it never did. */
  readonly reported: Money
  readonly reportedAt: Date | null
  readonly policy: BudgetPolicy
  readonly terms: string
}

/** Undefined where there is no rate for one of the orders: nobody guesses one. */
export const sumOpen = (
  { reported }: Credit,
  placed: readonly Money[],
  { rates, day }: { readonly rates: readonly ExchangeRate[]; readonly day: string },
): Money | undefined => {
  let { minor } = reported
  for (const amount of placed) {
    const there = exchange(rates, amount, reported.currency, day)
    if (!there) return undefined
    minor += there.money.minor
  }
  return { minor, currency: reported.currency }
}

export type CreditOutcome = {
  readonly credit: Credit
  /** Without this order; missing where no rate tells. */
  readonly open?: Money | undefined
  /** After this order. */
  readonly left?: Money | undefined
  readonly isExceeded: boolean
}

/** The credit left after an order. Over means greater, not equal; an unknown amount counts as over. */
export const applyOrder = (
  credit: Credit,
  placed: readonly Money[],
  order: { readonly total: Money; readonly rates: readonly ExchangeRate[]; readonly day: string },
): CreditOutcome => {
  const open = sumOpen(credit, placed, order)
  const there = exchange(order.rates, order.total, credit.limit.currency, order.day)
  if (!open || !there) return { credit, ...(open && { open }), isExceeded: true }
  const left = { minor: credit.limit.minor - open.minor - there.money.minor, currency: open.currency }
  return { credit, open, left, isExceeded: left.minor < 0n }
}

/** Nobody of a company can be asked about an order of somebody who belongs to none: it is refused. */
export const policyFor = ({ policy }: Credit, hasCompany: boolean): BudgetPolicy =>
  policy === 'approve' && !hasCompany ? 'block' : policy

/** The treatment of the order. */
export const assessCredit = (outcome: CreditOutcome | undefined, hasCompany: boolean): 'free' | BudgetPolicy =>
  outcome?.isExceeded ? policyFor(outcome.credit, hasCompany) : 'free'
