import type { FastifyRequest } from 'fastify'
import { closeInInbox } from '#foundation/inbox/public.server.ts'
import { pausedInbox } from '#features/buying/recurring-orders/paused-inbox.service.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { languageOf } from '#foundation/locale/public.ts'
import { requireShopper, requireShopperFor } from '#features/buying/cart/public.server.ts'
import { listChoices, numberOf } from '#features/buying/checkout/public.server.ts'
import { callOff, priceCall } from '#features/buying/recurring-orders/call-off.service.ts'
import { createRecurring } from '#features/buying/recurring-orders/create-recurring.service.ts'
import { orderRecurring, readCurrent, requireRecurringCentre } from '#features/buying/recurring-orders/order-recurring.service.ts'
import * as api from '#features/buying/recurring-orders/recurring-order.api.ts'
import { agreeLines, mayTakeStep, type RecurringStep } from '#features/buying/recurring-orders/recurring-order.rules.ts'
import {
  findRecurring,
  insertEvent,
  listRecurring,
  lockRecurring,
  updateRecurring,
  type RecurringOrder,
} from '#features/buying/recurring-orders/recurring-order.store.ts'
import { describeHead, todayOf, viewRecurring } from '#features/buying/recurring-orders/recurring-order-view.service.ts'
import { firstDayOf } from '#features/buying/recurring-orders/schedule.rules.ts'
import { toMoneyJson, type Money } from '#kernel/money.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound, Problem } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'

const once = { config: { idempotency: 'optional' } } as const

/** Somebody's own; to everyone else it does not exist. */
const requireOwned = (request: FastifyRequest, found: RecurringOrder | undefined): RecurringOrder =>
  found?.personId === userOf(request).id ? found : notFound('recurring order')

/** Held, and in a state that allows the step. */
const takeFor = async (request: FastifyRequest, id: string, step: RecurringStep): Promise<RecurringOrder> => {
  const order = requireOwned(request, await lockRecurring(request.tx, id))
  if (!mayTakeStep(order, step))
    throw new Problem(409, 'wrong_state', `This recurring order is ${order.state.toLowerCase()}.`, {
      extra: { state: order.state },
    })
  return order
}

export const recurringOrderRoutes = (app: App): void => {
  const { clock, tenants } = app.services

  /** Whatever its owner did about it: what stood in their inbox is done. */
  const note = async (request: FastifyRequest, { id, state }: RecurringOrder, step: string, after: string): Promise<void> => {
    await closeInInbox({ tx: request.tx, services: app.services }, { kind: pausedInbox.kind, subject: id })
    await writeAudit(request.tx, userOf(request), clock.now(), `recurring-order.${step}`, { object: id, before: state, after })
  }

  addEndpoint(app, api.listRecurringOrders, async (request) => {
    const { hideCurrency } = tenants.flagsOf(request.scope.tenant)
    const orders = await listRecurring(request.tx, userOf(request).id)
    return {
      rows: orders.map((order) => describeHead(order, hideCurrency)),
      costCentres: await listChoices(request.tx, userOf(request).id),
    }
  })

  addEndpoint(
    app,
    api.createRecurringOrder,
    async (request) => {
      const shopper = await requireShopper(request, request.query)
      return { id: await createRecurring(request, shopper, request.body, userOf(request)) }
    },
    once,
  )

  addEndpoint(app, api.readRecurringOrder, async (request) => {
    const order = requireOwned(request, await findRecurring(request.tx, request.params.id))
    return viewRecurring(request, order, languageOf(request.query.language ?? 'en'))
  })

  addEndpoint(app, api.pauseRecurringOrder, async (request) => {
    const order = await takeFor(request, request.params.id, 'pause')
    const now = clock.now()
    await updateRecurring(request.tx, order.id, { state: 'Paused', reason: 'person' }, now)
    await insertEvent(request.tx, order.id, { at: now, kind: 'paused', reason: 'person' })
    await note(request, order, 'pause', 'Paused')
    return { state: 'Paused' as const }
  })

  addEndpoint(app, api.chooseRecurringCentre, async (request) => {
    const { costCentre } = request.body
    const order = requireOwned(request, await lockRecurring(request.tx, request.params.id))
    if (order.state === 'Ended')
      throw new Problem(409, 'wrong_state', 'This recurring order is ended.', { extra: { state: order.state } })
    await requireRecurringCentre(request.tx, order.personId, costCentre)
    await updateRecurring(request.tx, order.id, { costCentre }, clock.now())
    await note(request, order, 'cost-centre', costCentre ?? '')
    return { costCentre }
  })

  addEndpoint(app, api.resumeRecurringOrder, async (request) => {
    const { tx } = request
    const order = await takeFor(request, request.params.id, 'resume')
    const shopper = await requireShopperFor(request, order)
    const { agreed, failed } = agreeLines(order.lines, await readCurrent(request, shopper, order.lines))
    if (failed.length > 0)
      throw new Problem(409, 'not_available', 'Some parts are not sold, or have no price any more.', { extra: { skus: failed } })
    const now = clock.now()
    const nextOn = firstDayOf(order, todayOf(request))
    await updateRecurring(tx, order.id, { state: 'Active', reason: '', nextOn, lines: agreed }, now)
    await insertEvent(tx, order.id, { at: now, kind: 'resumed' })
    await note(request, order, 'resume', 'Active')
    return { state: 'Active' as const }
  })

  addEndpoint(
    app,
    api.orderRecurringNow,
    async (request) => {
      const order = await takeFor(request, request.params.id, 'order')
      const placed = await orderRecurring(request, order)
      const orderNumber = numberOf(placed)
      await insertEvent(request.tx, order.id, {
        at: clock.now(),
        kind: 'ordered',
        ...(orderNumber !== undefined && { orderNumber }),
      })
      await note(request, order, 'order', orderNumber ?? 'Waiting')
      return placed
    },
    once,
  )

  addEndpoint(app, api.priceRecurringCall, async (request) => {
    const { hideCurrency } = tenants.flagsOf(request.scope.tenant)
    const order = requireOwned(request, await findRecurring(request.tx, request.params.id))
    const lines = await priceCall(request, order, request.body.lines)
    const money = (price: Money | undefined) => (hideCurrency || !price ? null : toMoneyJson(price))
    return { lines: lines.map(({ unit, total, ...line }) => ({ ...line, unit: money(unit), total: money(total) })) }
  })

  addEndpoint(
    app,
    api.callRecurringOrder,
    async (request) => {
      const order = await takeFor(request, request.params.id, 'call')
      const placed = await callOff(request, order, request.body)
      await note(request, order, 'call', numberOf(placed) ?? 'Waiting')
      return placed
    },
    once,
  )

  addEndpoint(app, api.endRecurringOrder, async (request, reply) => {
    const { tx, params } = request
    const order = requireOwned(request, await lockRecurring(tx, params.id))
    // Ended twice is ended.
    if (order.state !== 'Ended') {
      const now = clock.now()
      await updateRecurring(tx, order.id, { state: 'Ended', reason: '', nextOn: null }, now)
      await insertEvent(tx, order.id, { at: now, kind: 'ended' })
      await note(request, order, 'end', 'Ended')
    }
    return reply.status(204).send()
  })
}
