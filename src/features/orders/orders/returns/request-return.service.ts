import type { FastifyRequest } from 'fastify'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { changeOrder, holdOrder } from '#features/orders/orders/order-change.service.ts'
import { requireChangeableOrder } from '#features/orders/orders/account-order.service.ts'
import {
  findReturnFault,
  mayWithdraw,
  type ReturnedLine,
  type ReturnFault,
  type ReturnReason,
} from '#features/orders/orders/returns/return.rules.ts'
import { keepPictures } from '#features/orders/orders/returns/return-picture.service.ts'
import { findReturn, insertReturn, listReturns, moveReturn } from '#features/orders/orders/returns/return.store.ts'
import { findOrder } from '#features/orders/orders/order.store.ts'
import { userOf } from '#platform/http/access.ts'
import { notFound, Problem } from '#platform/http/errors.ts'

const FAULTS: Readonly<Record<ReturnFault, string>> = {
  not_returnable: 'Some of these parts were not sent, or are on their way back already.',
  serial_invalid: 'This is no serial number.',
  serial_count: 'Give a serial number for each piece, or none.',
  serial_twice: 'This serial number is named twice, or goes back already.',
}

type ReturnDraft = {
  readonly reason: ReturnReason
  readonly note: string
  readonly lines: readonly ReturnedLine[]
  readonly pictures: readonly string[]
}

/** The order, held first: two who ask at the same time come one after the other. */
const takeOrder = async (request: FastifyRequest, number: string) => {
  const { order } = await requireChangeableOrder(request, number)
  const user = userOf(request)
  const state = (await holdOrder(request.tx, order.id)) ?? notFound('order')
  return { user, order: { ...((await findOrder(request.tx, order.number)) ?? notFound('order')), state } }
}

/** Together all requests ask for no more than was sent. */
export const placeReturn = async (request: FastifyRequest, orderNumber: string, requested: ReturnDraft) => {
  const { tx, server } = request
  const { user, order } = await takeOrder(request, orderNumber)
  const { reason, note, lines } = requested
  const returns = await listReturns(tx, order.id)
  const found = findReturnFault(lines, order.lines, returns)
  if (found) throw new Problem(422, found.fault, FAULTS[found.fault], { extra: { position: found.position } })
  const now = server.services.clock.now()
  const placed = { number: `R${order.number}-${returns.length + 1}`, state: 'Requested' as const }
  const added = { ...placed, reason, note, lines, requestedBy: user.id, requestedAt: now }
  const id = await insertReturn(tx, { ...added, orderId: order.id })
  await keepPictures(request, user.id, id, requested.pictures)
  await changeOrder(server.services, tx, order, { events: [{ kind: 'return', data: placed }] })
  await writeAudit(tx, user, now, 'return.request', { object: placed.number, name: order.number })
  return { id, number: placed.number, state: 'Requested' as const }
}

/** By whoever asked for it, as long as nobody answered; what others asked for stays. */
export const takeBackReturn = async (request: FastifyRequest, orderNumber: string, number: string): Promise<void> => {
  const { tx, server } = request
  const { user, order } = await takeOrder(request, orderNumber)
  const known = (await findReturn(tx, order.id, number)) ?? notFound('return')
  if (known.requestedBy !== user.id) throw new Problem(403, 'not_yours', 'Somebody else asked for this return.')
  const now = server.services.clock.now()
  const isDone = mayWithdraw(known, user.id) && (await moveReturn(tx, { number, from: known.state, to: 'Withdrawn', now }))
  if (!isDone) throw new Problem(409, 'already_decided', 'This return was answered already.')
  await changeOrder(server.services, tx, order, { events: [{ kind: 'return', data: { number, state: 'Withdrawn' } }] })
  await writeAudit(tx, user, now, 'return.withdraw', { object: number, name: order.number, before: known.state })
}
