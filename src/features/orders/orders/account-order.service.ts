import type { FastifyRequest } from 'fastify'
import { requirePersonAccount, type ActiveAccount } from '#foundation/accounts/public.server.ts'
import { isOrderNumber, mayChangeOrders } from '#features/orders/orders/order.rules.ts'
import type { Order } from '#features/orders/orders/order-model.rules.ts'
import { findOrder } from '#features/orders/orders/order.store.ts'
import { userOf } from '#platform/http/access.ts'
import { notFound, Problem } from '#platform/http/errors.ts'

export type AccountOrder = { readonly order: Order; readonly account: ActiveAccount }

/** An order of one of the person's own accounts, active or not; any other one does not exist [T-51, T-52]. */
export const requireAccountOrder = async (request: FastifyRequest, number: string): Promise<AccountOrder> => {
  const order = isOrderNumber(number) ? await findOrder(request.tx, number) : undefined
  if (!order) return notFound('order')
  return { order, account: await requirePersonAccount(request, order.accountKey) }
}

/** The same, for whoever may do more than look at it. */
export const requireChangeableOrder = async (request: FastifyRequest, number: string): Promise<AccountOrder> => {
  const found = await requireAccountOrder(request, number)
  if (!mayChangeOrders(userOf(request).companyRole))
    throw new Problem(403, 'read_only', 'You may look at orders, not change them.')
  return found
}
