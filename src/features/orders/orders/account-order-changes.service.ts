import type { FastifyRequest } from 'fastify'
import { changeOrder, holdOrder } from '#features/orders/orders/order-change.service.ts'
import { mayCancel } from '#features/orders/orders/order.rules.ts'
import { requireAccountOrder } from '#features/orders/orders/account-order.service.ts'
import { countReturnable, isReturnable, type ReturnedLine, type ReturnReason } from '#features/orders/orders/return.rules.ts'
import { insertReturn, listReturns, type OrderReturn } from '#features/orders/orders/return.store.ts'
import { notFound, Problem } from '#platform/http/errors.ts'

/** Once, whoever asks at the same time: the row is held before its state is looked at. */
export const cancelOrder = async (request: FastifyRequest, number: string): Promise<void> => {
  const { order } = await requireAccountOrder(request, number)
  const state = (await holdOrder(request.tx, order.id)) ?? notFound('order')
  if (state === 'Cancelled') throw new Problem(409, 'already_cancelled', 'This order was cancelled already.')
  if (!mayCancel(state)) throw new Problem(409, 'too_late', 'This order is being made already. Please ask us what can be done.')
  await changeOrder(request.server.services, request.tx, { ...order, state }, { state: 'Cancelled' })
}

type WantedReturn = {
  readonly personId: string
  readonly reason: ReturnReason
  readonly note: string
  readonly lines: readonly ReturnedLine[]
}

/** The order is held meanwhile, so that two requests together cannot request more than was sent. */
export const placeReturn = async (
  request: FastifyRequest,
  number: string,
  { personId, reason, note, lines }: WantedReturn,
): Promise<OrderReturn> => {
  const found = await requireAccountOrder(request, number)
  const state = (await holdOrder(request.tx, found.order.id)) ?? notFound('order')
  const order = { ...found.order, state }
  const returns = await listReturns(request.tx, order.id)
  if (!isReturnable(lines, countReturnable(order.lines, returns)))
    throw new Problem(422, 'not_returnable', 'Some of these parts were not sent, or are on their way back already.')
  const { services } = request.server
  const placed: OrderReturn = {
    number: `R${order.number}-${returns.length + 1}`,
    state: 'Requested',
    reason,
    lines,
    requestedAt: services.clock.now(),
  }
  await insertReturn(request.tx, { ...placed, orderId: order.id, note, requestedBy: personId })
  await changeOrder(services, request.tx, order, {
    events: [{ kind: 'return', data: { number: placed.number, state: placed.state } }],
  })
  return placed
}
