import { requireOrderingAccount } from '#foundation/accounts/public.server.ts'
import { cancelOrder } from '#features/orders/orders/account-order-changes.service.ts'
import {
  cancelOwnOrder,
  listOrderDocuments,
  listOwnOrders,
  noteVisit,
  readOwnOrder,
  subscribeToOrder,
} from '#features/orders/orders/order.api.ts'
import { countGlances, listOrders } from '#features/orders/orders/order-list.store.ts'
import { toListedOrder } from '#features/orders/orders/order-view.rules.ts'
import { listDocuments, readOrderView } from '#features/orders/orders/order-view.service.ts'
import { requireAccountOrder } from '#features/orders/orders/account-order.service.ts'
import { saveSubscription, saveVisit } from '#features/orders/orders/subscription.store.ts'
import { refuseForeignAppId } from '#foundation/tenants/public.server.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { userOf } from '#platform/http/access.ts'

const once = { config: { idempotency: 'optional' } } as const

export const orderRoutes = (app: App): void => {
  const { clock } = app.services

  addEndpoint(app, listOwnOrders, async (request) => {
    const { key, number, name } = await requireOrderingAccount(request)
    const today = clock.now().toISOString().slice(0, 10)
    const { rows, total } = await listOrders(request.tx, key, request.query, today)
    return {
      rows: rows.map((order) => toListedOrder(order, today)),
      total,
      glances: await countGlances(request.tx, key, today),
      account: { key, number, name },
    }
  })

  addEndpoint(app, readOwnOrder, async (request) => {
    return readOrderView(request, request.params.number, request.query.language)
  })

  addEndpoint(
    app,
    cancelOwnOrder,
    async (request) => {
      await cancelOrder(request, request.params.number)
      return { state: 'Cancelled' as const }
    },
    once,
  )

  addEndpoint(app, subscribeToOrder, async (request) => {
    const { id: personId } = userOf(request)
    const { order } = await requireAccountOrder(request, request.params.number)
    await saveSubscription(request.tx, { personId, orderId: order.id }, request.body.isSubscribed)
    return { isSubscribed: request.body.isSubscribed }
  })

  addEndpoint(app, noteVisit, async (request, reply) => {
    const { id: personId } = userOf(request)
    const { order } = await requireAccountOrder(request, request.params.number)
    await saveVisit(request.tx, { personId, orderId: order.id }, clock.now())
    return reply.status(204).send()
  })

  addEndpoint(
    app,
    listOrderDocuments,
    async (request) => {
      return { documents: await listDocuments(request, await requireAccountOrder(request, request.query.orderNumber), 'en') }
    },
    { preHandler: refuseForeignAppId },
  )
}
