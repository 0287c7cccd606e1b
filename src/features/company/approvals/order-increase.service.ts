import { describeNeeds, sayNeed } from '#features/company/approvals/approval-view.service.ts'
import { findMember } from '#features/company/people/public.server.ts'
import { judgeCredit } from '#features/company/purchase-policy/public.ts'
import {
  decidePurchase,
  findOrderEntry,
  findUsableCostCentre,
  isKnownAddress,
  type PolicyOutcome,
} from '#features/company/purchase-policy/public.server.ts'
import type { IncreaseJudge, OrderObjection } from '#features/orders/orders/public.server.ts'
import type { Money } from '#kernel/money.ts'

const MESSAGES = {
  needs_approval: 'With these pieces the order needs approval. Please order them by an order of its own.',
  budget_exceeded: 'The budget does not suffice for these pieces.',
  credit_exceeded: 'With these pieces the account is above its credit limit.',
  cost_centre_ended: 'The cost centre of this order cannot be used for more pieces.',
} as const

/** Of an order on no cost centre: nothing in the ledger is its own. */
const NO_CART = '00000000-0000-0000-0000-000000000000'

const object = (code: OrderObjection['code'], because: OrderObjection['because'] = []): OrderObjection => ({
  ...{ code, message: MESSAGES[code], because },
})

/** A budget or a credit limit as the reason, in the shape of those that somebody could approve. */
const asNeed = (because: 'budget' | 'credit', rule: string, amount: Money) => ({
  ...{ because, rule, amount, tiers: [], escalateAfterHours: null },
})

const findObjection = (
  words: Parameters<typeof describeNeeds>[0],
  { budget, credit, needs, members, member }: PolicyOutcome,
): OrderObjection | undefined => {
  if (credit && judgeCredit(credit, member !== undefined) === 'block')
    return object('credit_exceeded', [sayNeed(words, asNeed('credit', credit.credit.account, credit.credit.limit))])
  if (budget?.isExceeded && budget.budget.policy === 'block')
    return object('budget_exceeded', [sayNeed(words, asNeed('budget', budget.budget.costCentre, budget.left))])
  if (needs.length === 0 || !member) return undefined
  return object('needs_approval', describeNeeds(words, needs, members, member.id))
}

/**
 * A placed order grows only where the larger one would need nobody, whatever was approved of the smaller one: nobody approved
 * the pieces that come. They can be an order of their own.
 */
export const checkIncrease: IncreaseJudge = async ({ tx, services, order, personId, netMinor, increaseMinor, locale }) => {
  const { currency, accountKey, shipTo, lines } = order
  const entry = await findOrderEntry(tx, order.number)
  const member = await findMember(tx, personId)
  // Pieces are booked where the order is: only somebody of that company orders more of them.
  if (entry && member?.companyId !== entry.companyId) return object('cost_centre_ended')
  if (entry && member && !(await findUsableCostCentre(tx, member, entry.costCentre))) return object('cost_centre_ended')
  const { street, postalCode } = shipTo
  const outcome = await decidePurchase(tx, {
    ...{ cartId: entry?.cartId ?? NO_CART, personId, accountKey },
    net: { minor: netMinor, currency },
    // The rest of the order counts as open already.
    total: { minor: increaseMinor, currency },
    isOnAccount: order.paymentType !== 'card',
    costCentre: member ? (entry?.costCentre ?? null) : null,
    categories: lines.map(({ category }) => category),
    isNewShipTo: async () => !(await isKnownAddress(tx, accountKey, { street, postalCode, except: order.number })),
    day: entry?.day ?? services.clock.now().toISOString().slice(0, 10),
  })
  return findObjection({ services, locale }, outcome)
}
