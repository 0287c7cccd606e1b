import { reduceCall, type CallLine } from '#features/buying/recurring-orders/call-off.rules.ts'
import { lockCallOf, setOrderOfCall, updateCallLines } from '#features/buying/recurring-orders/call.store.ts'
import type { OrderState } from '#features/orders/orders/public.ts'
import type { PlacedOrder } from '#features/orders/orders/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

type Numbered = { readonly number: string }

/** A call that waited for approval has its order. */
export const followPlaced = (tx: Tx, _: unknown, { orderNumber, cartId }: PlacedOrder): Promise<void> =>
  setOrderOfCall(tx, cartId, orderNumber)

const reduce = async (tx: Tx, { number }: Numbered, change: (lines: readonly CallLine[]) => CallLine[]): Promise<void> => {
  const call = await lockCallOf(tx, number)
  if (call) await updateCallLines(tx, call.id, change(call.lines))
}

/** A called quantity that is not delivered after all can be called again. */
export const followLines = (tx: Tx, order: Numbered, changed: readonly CallLine[]): Promise<void> =>
  reduce(tx, order, (lines) => reduceCall(lines, changed))

export const followState = async (tx: Tx, order: Numbered, state: OrderState): Promise<void> => {
  if (state === 'Cancelled') await reduce(tx, order, () => [])
}
