import { changeOrder, holdOrder, type OrderServices } from '#features/orders/orders/order-change.service.ts'
import { findOrder } from '#features/orders/orders/order.store.ts'
import { mayReturnMoveTo, type ReturnState } from '#features/orders/orders/return.rules.ts'
import { listReturns, moveReturn } from '#features/orders/orders/return.store.ts'
import type { Tx } from '#platform/database/database.ts'

type Decision = { readonly orderNumber: string; readonly number: string; readonly state: ReturnState }

/** Moves a return on, once; whoever follows the order is informed. */
export const decideReturn = async (
  services: OrderServices,
  tx: Tx,
  { orderNumber, number, state }: Decision,
): Promise<boolean> => {
  const order = await findOrder(tx, orderNumber)
  if (!order) return false
  const current = (await holdOrder(tx, order.id)) ?? order.state
  const known = (await listReturns(tx, order.id)).find((one) => one.number === number)
  if (!known || !mayReturnMoveTo(known.state, state)) return false
  if (!(await moveReturn(tx, number, known.state, state, services.clock.now()))) return false
  return changeOrder(services, tx, { ...order, state: current }, { events: [{ kind: 'return', data: { number, state } }] })
}
