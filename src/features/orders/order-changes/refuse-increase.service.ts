import { sumIncrease, type PlannedLine } from '#features/orders/order-changes/order-change.rules.ts'
import type { Order } from '#features/orders/orders/public.server.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'
import { Problem } from '#platform/http/errors.ts'
import type { Services } from '#platform/services.ts'

type Increase = {
  readonly order: Order
  readonly planned: readonly PlannedLine[]
  /** Changes of other lines that wait. */
  readonly open: readonly PlannedLine[]
  readonly personId: string | null
  readonly locale: Locale
}

/** More pieces are bought under the same rules, limits, budgets and credit as the first ones [T-106]. */
export const refuseIncrease = async (
  { tx, services }: { readonly tx: Tx; readonly services: Services },
  { order, planned, open, personId, locale }: Increase,
): Promise<void> => {
  const sums = sumIncrease(order, planned, open)
  if (!sums) return
  if (personId === null) throw new Problem(409, 'requester_gone', 'Whoever asked for more pieces has left.')
  const objection = await services.orderParts.judgeIncrease({ tx, services, order, personId, locale, ...sums })
  if (objection) throw new Problem(409, objection.code, objection.message, { extra: { because: objection.because } })
}
