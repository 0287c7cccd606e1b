import { listMembers } from '#features/company/people/public.server.ts'
import { listApprovalReasons } from '#features/company/purchase-policy/approval-rule.rules.ts'
import { exchange } from '#features/company/purchase-policy/exchange.rules.ts'
import { fromConditionsJson, type RuleJson } from '#features/company/purchase-policy/policy.schema.ts'
import { listRates } from '#features/company/purchase-policy/policy.store.ts'
import { listPastOrders, type PastOrder } from '#features/company/purchase-policy/replay.store.ts'
import { toMoneyJson, type MoneyJson } from '#kernel/money.ts'
import type { Tx } from '#platform/database/database.ts'

const MOST_EXAMPLES = 10

/** The same day so many months ago, or the last one of a shorter month. */
const monthsBefore = (now: Date, months: number): string => {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(now.getUTCDate(), last))
  return first.toISOString().slice(0, 10)
}

const netOf = ({ netMinor, currency }: PastOrder) => ({ minor: BigInt(netMinor), currency })

/** The currency that most of the orders are in. */
const usualCurrency = (orders: readonly PastOrder[]): string => {
  const counts = new Map<string, number>()
  for (const { currency } of orders) counts.set(currency, (counts.get(currency) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 'USD'
}

type Replay = { readonly rule: RuleJson; readonly months: number; readonly now: Date }
type Replayed = {
  readonly orders: number
  readonly held: number
  readonly amount: MoneyJson
  readonly withoutRate: number
  readonly examples: string[]
}

/** Past orders that a rule would have stopped, before it is switched on. */
export const replay = async (tx: Tx, companyId: string, { rule, months, now }: Replay): Promise<Replayed> => {
  const orders = await listPastOrders(tx, companyId, monthsBefore(now, months))
  const currency = rule.when.amountOver?.currency ?? usualCurrency(orders)
  const rates = await listRates(tx, [currency, ...orders.map((order) => order.currency)])
  const rules = [{ ...rule, isActive: true, when: fromConditionsJson(rule.when) }]
  const members = await listMembers(tx, companyId)
  const stopped = orders.filter((order) => {
    const { personId, role, costCentre, categories, isNewShipTo, day } = order
    const purchase = { requesterId: personId ?? '', role, net: netOf(order), categories, isNewShipTo, day }
    const needs = listApprovalReasons({ ...purchase, ...(costCentre && { costCentre }) }, { rules, members, rates })
    return needs.some(({ because }) => because === 'rule')
  })
  const amounts = stopped.flatMap((order) => exchange(rates, netOf(order), currency, order.day)?.money.minor ?? [])
  const minor = amounts.reduce((sum, amount) => sum + amount, 0n)
  return {
    orders: orders.length,
    held: stopped.length,
    amount: toMoneyJson({ minor, currency }),
    withoutRate: stopped.length - amounts.length,
    examples: stopped.slice(0, MOST_EXAMPLES).map(({ number }) => number),
  }
}
