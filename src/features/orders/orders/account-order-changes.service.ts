import type { FastifyRequest } from 'fastify'
import { changeOrder, holdOrder } from '#features/orders/orders/order-change.service.ts'
import { mayCancel } from '#features/orders/orders/order.rules.ts'
import { requireChangeableOrder } from '#features/orders/orders/account-order.service.ts'
import { notFound, Problem } from '#platform/http/errors.ts'

/** Once, whoever asks at the same time: the row is held before its state is looked at. */
export const cancelOrder = async (request: FastifyRequest, number: string): Promise<void> => {
  const { order } = await requireChangeableOrder(request, number)
  const state = (await holdOrder(request.tx, order.id)) ?? notFound('order')
  if (state === 'Cancelled') throw new Problem(409, 'already_cancelled', 'This order was cancelled already.')
  if (!mayCancel(state)) throw new Problem(409, 'too_late', 'This order is being made already. Please ask us what can be done.')
  await changeOrder(request.server.services, request.tx, { ...order, state }, { state: 'Cancelled' })
}
