import { findOrderableAccount } from '#foundation/accounts/public.server.ts'
import { readSiteFacts } from '#foundation/entitlements/public.server.ts'
import { findPerson } from '#foundation/identity/public.server.ts'
import { sumIncrease, type PlannedLine } from '#features/orders/order-changes/order-change.rules.ts'
import type { Order } from '#features/orders/orders/public.server.ts'
import type { Locale } from '#kernel/locale.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import { Problem } from '#platform/http/errors.ts'
import type { Services } from '#platform/services.ts'

/** Of whoever orders from a cart. */
const RIGHTS = ['buy', 'open-mini-cart']

type Context = { readonly tx: Tx; readonly services: Services; readonly tenant: TenantKey }
type Increase = {
  readonly order: Order
  readonly planned: readonly PlannedLine[]
  /** Changes of other lines that wait. */
  readonly open: readonly PlannedLine[]
  readonly personId: string | null
  readonly locale: Locale
}

/** Whoever requests more pieces can sign in, still has the account and may buy; at the answer as at the request. */
const requireRequester = async (
  { tx, services, tenant }: Context,
  personId: string | null,
  accountKey: string,
): Promise<string> => {
  const person = personId === null ? undefined : await findPerson(tx, personId)
  const isHere = person?.status === 'active' && person.disabledAt === null
  if (!isHere || !(await findOrderableAccount({ tx, services, tenant }, person.id, accountKey)))
    throw new Problem(409, 'requester_gone', 'Whoever requested more pieces has left, or has the account no more.')
  const { actions, readPersonFacts } = services.explainer
  const [site, facts] = [readSiteFacts(services, tenant), await readPersonFacts(tx, person.id)]
  if (RIGHTS.some((action) => !actions.decide(action, site, facts)?.allowed))
    throw new Problem(409, 'may_not_buy', 'Whoever requests more pieces has to be allowed to buy.')
  return person.id
}

/** More pieces are bought under the same rights, rules, limits, budgets and credit as the first ones [T-106]. */
export const refuseIncrease = async (context: Context, { order, planned, open, personId, locale }: Increase): Promise<void> => {
  const sums = sumIncrease(order, planned, open)
  if (!sums) return
  const { tx, services } = context
  const requesterId = await requireRequester(context, personId, order.accountKey)
  const increase = { tx, services, order, personId: requesterId, locale, ...sums }
  const objection = await services.orderParts.checkIncrease(increase)
  if (objection) throw new Problem(409, objection.code, objection.message, { extra: { because: objection.because } })
}
