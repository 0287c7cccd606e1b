import type { FastifyRequest } from 'fastify'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { findPerson } from '#foundation/identity/public.server.ts'
import { publishEvent } from '#foundation/outbox/public.server.ts'
import { refuseIncrease } from '#features/orders/order-changes/refuse-increase.service.ts'
import { sendAnswer } from '#features/orders/order-changes/change-mail.service.ts'
import {
  applyChange,
  isStillPossible,
  stateAfter,
  type ChangeDecision,
} from '#features/orders/order-changes/order-change.rules.ts'
import { answerChange, findChange, listOpenLines, type ChangeRow } from '#features/orders/order-changes/order-change.store.ts'
import { changeOrder, findOrder, holdOrder, rewriteOrder, type Order } from '#features/orders/orders/public.server.ts'
import { stateOfShipping } from '#features/orders/orders/public.ts'
import type { Locale } from '#kernel/locale.ts'
import { userOf } from '#platform/http/access.ts'
import { notFound, Problem } from '#platform/http/errors.ts'

type Decided = { readonly decision: ChangeDecision; readonly note: string; readonly locale: Locale }

/** Held before it is read: shipments and other answers wait meanwhile. */
const takeOrder = async ({ tx }: FastifyRequest, { orderId, orderNumber }: ChangeRow): Promise<Order> => {
  const state = (await holdOrder(tx, orderId)) ?? notFound('order')
  const order = (await findOrder(tx, orderNumber)) ?? notFound('order')
  return { ...order, state }
}

/** Writes the lines, tells those who reserved something for them, and what the ERP has to know. */
const makeChange = async (request: FastifyRequest, order: Order, change: ChangeRow): Promise<void> => {
  const { tx, server } = request
  const { services } = server
  const { lines, taxes, isEmpty } = applyChange(order, change.lines)
  const event = { kind: 'change' as const, data: { state: 'Approved', lines: change.lines.length } }
  if (isEmpty) {
    // Nothing is left of it: it is cancelled as a whole, and says what it was.
    await changeOrder(services, tx, order, { state: 'Cancelled', events: [event] })
  } else {
    await rewriteOrder(tx, { ...order, lines, taxes }, services.clock.now())
    for (const listener of services.orderParts.lineListeners)
      await listener(
        tx,
        order,
        change.lines.map(({ position, sku, before, quantity }) => ({ position, sku, before, quantity })),
      )
    const shipped = stateOfShipping(lines)
    const state = shipped === 'Shipped' ? { state: shipped } : {}
    await changeOrder(services, tx, order, { ...state, events: [event] })
  }
  await publishEvent(services, tx, {
    name: 'order.changed',
    id: `${order.number}/change/${change.id}`,
    data: {
      ...{
        orderNumber: order.number,
        account: order.accountKey,
        state: isEmpty ? 'Cancelled' : order.state,
        changeId: change.id,
      },
      lines: change.lines.map(({ position, sku, before, quantity, isCancelled }) => ({
        ...{ position, sku, before, quantity, isCancelled },
      })),
    },
  })
}

/** Staff's answer, once; what was approved is made in the same transaction. */
export const decideOrderChange = async (request: FastifyRequest, id: string, { decision, note, locale }: Decided) => {
  const { tx, server } = request
  const { services } = server
  const user = userOf(request)
  const change = (await findChange(tx, id)) ?? notFound('change')
  const order = await takeOrder(request, change)
  const now = services.clock.now()
  const state = stateAfter(decision)
  if (!(await answerChange(tx, { id, state, answer: note, decidedBy: user.id, decidedAt: now }))) {
    const decided = await findChange(tx, id)
    throw new Problem(409, 'already_decided', 'This change was decided already.', { extra: { by: decided?.decider ?? '' } })
  }
  if (state === 'Approved') {
    if (!isStillPossible(order, change.lines))
      throw new Problem(409, 'too_late', 'The order went on meanwhile: this change cannot be made any more.')
    // Limits, budgets and credit may be others than when it was requested.
    const increase = {
      order,
      planned: change.lines,
      open: await listOpenLines(tx, order.id),
      personId: change.requestedBy,
      locale,
    }
    await refuseIncrease({ tx, services, tenant: request.scope.tenant }, increase)
    await makeChange(request, order, change)
  } else {
    const event = { kind: 'change' as const, data: { state, lines: change.lines.length } }
    await changeOrder(services, tx, order, { events: [event] })
  }
  await writeAudit(tx, user, now, state === 'Approved' ? 'order.change-approve' : 'order.change-deny', {
    ...{ object: id, name: order.number, before: 'Requested', after: state, address: request.ip },
  })
  await sendAnswer(tx, services, request.scope.tenant, { change, state, answer: note })
  const decider = await findPerson(tx, user.id)
  return { id, state, by: decider ? `${decider.givenName} ${decider.familyName}` : '', at: now.toISOString() }
}
