import { listApprovalReasons, type ApprovalRule } from '#features/company/purchase-policy/approval-rule.rules.ts'
import type { ExchangeRate } from '#features/company/purchase-policy/exchange.rules.ts'
import type { CompanyRole } from '#foundation/identity/public.ts'
import type { Money } from '#kernel/money.ts'

/** Orders of one person that follow each other within so many days are looked at together. */
export const SPLIT_DAYS = 3
const WINDOW_MS = SPLIT_DAYS * 86_400_000

/** An order that was placed, or one that waits for approval. */
export type CountedOrder = {
  /** The number of an order, or the id of an approval. */
  readonly id: string
  readonly isWaiting: boolean
  readonly personId: string
  readonly accountKey: string
  readonly at: Date
  readonly net: Money
  readonly costCentre: string | null
  /** Undefined for one that waits. */
  readonly shipTo?: string | undefined
  readonly categories: readonly string[]
}

export type Buyer = { readonly id: string; readonly role: CompanyRole; readonly orderLimit?: Money | undefined }

export type SplitHint = {
  readonly personId: string
  /** The rule's name; empty for the person's own limit an order. */
  readonly rule: string
  readonly limit: Money
  readonly sum: Money
  readonly orders: readonly CountedOrder[]
}

type Facts = { readonly rules: readonly ApprovalRule[]; readonly rates: readonly ExchangeRate[] }
type Limit = { readonly rule: string; readonly amount: Money }

/** Limits that a purchase of these orders together would pass. */
const listExceededLimits = (buyer: Buyer, orders: readonly CountedOrder[], { rules, rates }: Facts): Limit[] => {
  const [first] = orders
  if (!first) return []
  const centres = new Set(orders.map(({ costCentre }) => costCentre))
  const needs = listApprovalReasons(
    {
      ...{ requesterId: buyer.id, role: buyer.role, orderLimit: buyer.orderLimit, isNewShipTo: false },
      net: { minor: orders.reduce((sum, { net }) => sum + net.minor, 0n), currency: first.net.currency },
      ...(centres.size === 1 && first.costCentre !== null && { costCentre: first.costCentre }),
      categories: orders.flatMap(({ categories }) => categories),
      day: first.at.toISOString().slice(0, 10),
    },
    { rules: rules.filter(({ when }) => when.amountOver), members: [], rates },
  )
  return needs.flatMap(({ because, rule, amount }) =>
    amount && (because === 'rule' || because === 'order-limit') ? [{ rule, amount }] : [],
  )
}

const keyOf = ({ rule, amount }: Limit): string => `${rule} ${amount.minor} ${amount.currency}`

/** Those placed for one cost centre, and those sent to one address: either shows that they belong together. */
const groupTogether = (orders: readonly CountedOrder[]): CountedOrder[][] => {
  const byCentre = Map.groupBy(orders, ({ accountKey, net, costCentre }) => [accountKey, net.currency, costCentre].join('\n'))
  const placed = orders.filter(({ shipTo }) => shipTo !== undefined)
  const byPlace = Map.groupBy(placed, ({ accountKey, net, shipTo }) => [accountKey, net.currency, shipTo].join('\n'))
  return [...byCentre.values(), ...byPlace.values()].filter(({ length }) => length > 1)
}

const findInGroup = (buyer: Buyer, group: readonly CountedOrder[], limit: Limit, facts: Facts): SplitHint[] => {
  const passes = (orders: readonly CountedOrder[]): boolean =>
    listExceededLimits(buyer, orders, facts).some((passed) => keyOf(passed) === keyOf(limit))
  // An order that was over the limit by itself was approved, or waits for it.
  const under = group.filter((order) => !passes([order])).toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const hints: SplitHint[] = []
  for (let start = 0; start < under.length;) {
    const from = under[start]?.at.getTime() ?? 0
    const orders = under.slice(start).filter(({ at }) => at.getTime() - from <= WINDOW_MS)
    const isSplit = orders.length > 1 && passes(orders)
    if (isSplit) {
      const minor = orders.reduce((sum, { net }) => sum + net.minor, 0n)
      const currency = orders[0]?.net.currency ?? ''
      hints.push({ personId: buyer.id, rule: limit.rule, limit: limit.amount, sum: { minor, currency }, orders })
    }
    start += isSplit ? orders.length : 1
  }
  return hints
}

const sameOrders = ({ orders }: SplitHint): string =>
  orders
    .map(({ id }) => id)
    .toSorted()
    .join('\n')

/**
 * Orders of one person, each under a limit and together over it, placed within a few days for one cost centre or address.
 * A hint, not a verdict: two orders may well be two needs.
 */
export const findSplitOrders = (buyers: readonly Buyer[], orders: readonly CountedOrder[], facts: Facts): SplitHint[] =>
  buyers.flatMap((buyer) => {
    const hints = groupTogether(orders.filter(({ personId }) => personId === buyer.id)).flatMap((group) =>
      listExceededLimits(buyer, group, facts).flatMap((limit) => findInGroup(buyer, group, limit, facts)),
    )
    const unique = new Map(hints.map((hint) => [`${hint.rule}\n${sameOrders(hint)}`, hint]))
    return [...unique.values()]
  })
