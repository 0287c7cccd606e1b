import { changeOrder, holdOrder, type OrderServices } from '#features/orders/orders/order-change.service.ts'
import { findOrder } from '#features/orders/orders/order.store.ts'
import { sendReturnNews } from '#features/orders/orders/returns/return-mail.service.ts'
import { mayReturnMoveTo, type ReturnState } from '#features/orders/orders/returns/return.rules.ts'
import { answerReturn, findReturn, moveReturn } from '#features/orders/orders/returns/return.store.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'

type Decision = {
  readonly orderNumber: string
  readonly number: string
  readonly state: ReturnState
  /** The words of staff with an approval or a refusal. */
  readonly reply?: { readonly answer: string; readonly returnAddress: string; readonly decidedBy: string }
}

/** Moves a return on, once; whoever asked for it and whoever follows the order are informed. */
export const decideReturn = async (
  services: OrderServices,
  { tx, tenant }: { readonly tx: Tx; readonly tenant: TenantKey },
  { orderNumber, number, state, reply }: Decision,
): Promise<boolean> => {
  const order = await findOrder(tx, orderNumber)
  if (!order) return false
  const current = (await holdOrder(tx, order.id)) ?? order.state
  const known = await findReturn(tx, order.id, number)
  if (!known || !mayReturnMoveTo(known.state, state)) return false
  const now = services.clock.now()
  if (!(await moveReturn(tx, { number, from: known.state, to: state, now }))) return false
  if (reply) await answerReturn(tx, number, { ...reply, decidedAt: now })
  await sendReturnNews({ tx, services, tenant }, order, { ...known, ...reply, state })
  return changeOrder(services, tx, { ...order, state: current }, { events: [{ kind: 'return', data: { number, state } }] })
}
