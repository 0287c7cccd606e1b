import { priceParts, type ShopContext, type Shopper } from '#features/buying/cart/public.server.ts'
import { fitQuantity } from '#features/buying/pricing/public.ts'
import { readCurrent, requireRecurringCentre } from '#features/buying/recurring-orders/order-recurring.service.ts'
import { isOver } from '#features/buying/recurring-orders/call-off.rules.ts'
import { agreeLines, MOST_RECURRING, mergeLines } from '#features/buying/recurring-orders/recurring-order.rules.ts'
import { countRecurring, insertEvent, insertRecurring } from '#features/buying/recurring-orders/recurring-order.store.ts'
import { firstDayOf, type Every } from '#features/buying/recurring-orders/schedule.rules.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import { Problem } from '#platform/http/errors.ts'
import { hasRoom } from '#platform/limits/quota.store.ts'

const refuseMissing = (failed: readonly string[]): void => {
  if (failed.length > 0)
    throw new Problem(422, 'not_available', 'Some parts are not sold, or have no price yet.', { extra: { skus: failed } })
}

export type RecurringDraft = {
  readonly name: string
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[]
  /** Either how often and from which day, or until which day it can be called in parts. */
  readonly every?: Every | undefined
  readonly startsOn?: string | undefined
  readonly callUntil?: string | undefined
  readonly costCentre?: string | null | undefined
}

const refuseWay = (): never => {
  throw new Problem(422, 'one_way', 'Give either every and startsOn, or callUntil.')
}

/** On its days or on call, not both; what is called in parts has a last day that is still to come. */
const chooseWay = ({ every, startsOn, callUntil }: Pick<RecurringDraft, 'every' | 'startsOn' | 'callUntil'>, today: string) => {
  if (every && startsOn !== undefined && callUntil === undefined) return { every, startsOn, callUntil: null }
  if (every || startsOn !== undefined || callUntil === undefined) return refuseWay()
  if (isOver(callUntil, today)) throw new Problem(422, 'day_passed', 'The last day of an order on call must be still to come.')
  return { every: null, startsOn: today, callUntil }
}

/** At the prices of now, for the shopper's account. */
export const createRecurring = async (
  context: ShopContext,
  shopper: Shopper,
  { name, lines: requestedValue, costCentre = null, ...way }: RecurringDraft,
  by: ScopeUser | { readonly id: string },
): Promise<string> => {
  const { tx, server } = context
  const { personId, account, locale } = shopper
  const quota = { of: ['recurring-order', personId], most: MOST_RECURRING, count: () => countRecurring(tx, personId) }
  if (!(await hasRoom(tx, quota)))
    throw new Problem(409, 'too_many', `You have ${MOST_RECURRING} recurring orders. End one to begin another.`)
  const requested = mergeLines(requestedValue)
  const parts = await priceParts(
    context,
    shopper,
    requested.map(({ sku }) => sku),
  )
  // Raised to what can be ordered, as in the cart.
  const lines = requested.map(({ sku, quantity }) => {
    const terms = parts.get(sku)
    return { sku, quantity: terms ? fitQuantity(quantity, terms) : quantity }
  })
  const { agreed, failed } = agreeLines(lines, await readCurrent(context, shopper, lines))
  refuseMissing(failed)
  await requireRecurringCentre(tx, personId, costCentre)
  const now = server.services.clock.now()
  const today = now.toISOString().slice(0, 10)
  const { every, startsOn, callUntil } = chooseWay(way, today)
  const id = await insertRecurring(tx, {
    ...{ personId, soldToId: account.id, accountKey: account.key, name, every, startsOn, callUntil, lines: agreed },
    ...{ currency: account.currency, country: locale.country, costCentre, createdAt: now },
    nextOn: firstDayOf({ startsOn, every }, today),
  })
  await insertEvent(tx, id, { at: now, kind: 'created' })
  await writeAudit(tx, by, now, 'recurring-order.create', { object: id, name, after: 'Active' })
  return id
}
