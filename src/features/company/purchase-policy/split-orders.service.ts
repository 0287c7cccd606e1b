import { listMembers, type CompanyMember } from '#features/company/people/public.server.ts'
import { listRates, listRules } from '#features/company/purchase-policy/policy.store.ts'
import {
  findSplitOrders,
  SPLIT_DAYS,
  type CountedOrder,
  type SplitHint,
} from '#features/company/purchase-policy/split-orders.rules.ts'
import type { SplitView } from '#features/company/purchase-policy/split-orders.schema.ts'
import { listCountedOrders } from '#features/company/purchase-policy/split-orders.store.ts'
import { toMoneyJson } from '#kernel/money.ts'
import type { Tx } from '#platform/database/database.ts'

const DAY_MS = 86_400_000
const SHOWN_DAYS = 30
const MOST_HINTS = 50

const findHints = async (
  tx: Tx,
  companyId: string,
  orders: readonly CountedOrder[],
  members: readonly CompanyMember[],
): Promise<SplitHint[]> => {
  if (orders.length < 2) return []
  const rules = await listRules(tx, companyId)
  const amounts = [
    ...rules.flatMap(({ when }) => when.amountOver ?? []),
    ...members.flatMap(({ orderLimit }) => orderLimit ?? []),
  ]
  const currencies = [...amounts, ...orders.map(({ net }) => net)].map(({ currency }) => currency)
  return findSplitOrders(members, orders, { rules, rates: await listRates(tx, currencies) })
}

const describe = (hint: SplitHint, members: readonly CompanyMember[]): SplitView => ({
  person: members.find(({ id }) => id === hint.personId)?.name ?? '',
  rule: hint.rule,
  limit: toMoneyJson(hint.limit),
  sum: toMoneyJson(hint.sum),
  orders: hint.orders.map(({ id, isWaiting, at, net }) => ({ id, isWaiting, at: at.toISOString(), net: toMoneyJson(net) })),
})

const lastOf = ({ orders }: SplitHint): number => Math.max(...orders.map(({ at }) => at.getTime()))

/** Of the last weeks, the newest first. */
export const listSplitOrders = async (tx: Tx, companyId: string, now: Date): Promise<SplitView[]> => {
  const orders = await listCountedOrders(tx, companyId, { since: new Date(now.getTime() - SHOWN_DAYS * DAY_MS) })
  const members = await listMembers(tx, companyId)
  const hints = await findHints(tx, companyId, orders, members)
  return hints
    .toSorted((one, other) => lastOf(other) - lastOf(one))
    .slice(0, MOST_HINTS)
    .map((hint) => describe(hint, members))
}

type Waiting = {
  readonly id: string
  readonly companyId: string
  readonly requesterId: string | null
  readonly submittedAt: Date
}

/** Orders that one waiting order may be split from. */
export const listSplitsOf = async (
  tx: Tx,
  { id, companyId, requesterId, submittedAt }: Waiting,
  members: readonly CompanyMember[],
): Promise<SplitView[]> => {
  if (requesterId === null) return []
  const since = new Date(submittedAt.getTime() - SPLIT_DAYS * DAY_MS)
  const orders = await listCountedOrders(tx, companyId, { since, personId: requesterId })
  const hints = await findHints(tx, companyId, orders, members)
  return hints.filter((hint) => hint.orders.some((order) => order.id === id)).map((hint) => describe(hint, members))
}
