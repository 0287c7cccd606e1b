import { listPlaces, type Address } from '#features/buying/checkout/public.server.ts'
import type { Shopper } from '#features/buying/cart/public.server.ts'
import { findConnection } from '#features/buying/procurement/connection/connection.store.ts'
import { collectDocuments } from '#features/buying/procurement/documents/collect-documents.service.ts'
import { waitingOrderInbox } from '#features/buying/procurement/order/waiting-order-inbox.service.ts'
import { decideWaitingOrder, listWaitingOrders, openWaitingOrder } from '#features/buying/procurement/order/waiting-order.api.ts'
import { describeWaiting } from '#features/buying/procurement/order/open-waiting-order.service.ts'
import { placeRequest } from '#features/buying/procurement/order/place-request.service.ts'
import {
  changeProcurementOrder,
  findWaiting,
  findProcurementOrder,
  listWaiting,
  lockNumber,
  readProcurementOrder,
} from '#features/buying/procurement/order/procurement-order.store.ts'
import { requireBuyerOf } from '#features/buying/procurement/visit/open-visit.service.ts'
import { closeInInbox } from '#foundation/inbox/public.server.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import type { Tx } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { userOf } from '#platform/http/access.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound, Problem } from '#platform/http/errors.ts'

/** One of the account's, so that nothing is delivered to where nobody of it is. */
const requirePlace = async (tx: Tx, account: Shopper['account'], id: string): Promise<Address> => {
  const place = (await listPlaces(tx, account)).find((one) => one.id === id)
  if (!place) throw new Problem(422, 'address_required', 'Please choose where the order goes.')
  const { name, street, extra, postalCode, city, region, countryCode } = place
  return { name, street, extra, postalCode, city, region, countryCode }
}

/** Orders whose prices or address are not ours, for staff. */
export const waitingOrderRoutes = (app: App): void => {
  const { services } = app

  addEndpoint(app, listWaitingOrders, async ({ tx, query: { find, reason, ...list } }) => {
    const { rows, total } = await listWaiting(tx, { find, reason }, list)
    return { orders: rows.map(({ receivedAt, ...row }) => ({ ...row, receivedAt: receivedAt.toISOString() })), total }
  })

  addEndpoint(app, openWaitingOrder, async (request) =>
    describeWaiting(request, (await findWaiting(request.tx, request.params.id)) ?? notFound('order')),
  )

  addEndpoint(app, decideWaitingOrder, async (request) => {
    const { tx, server, scope } = request
    await lockNumber(tx, (await readProcurementOrder(tx, request.params.id)) ?? notFound('order'))
    const waiting = (await findProcurementOrder(tx, request.params.id)) ?? notFound('order')
    if (waiting.state !== 'Held') throw new Problem(409, 'decided', 'This order was decided already.')
    const now = services.clock.now()
    const { decision, place } = request.body
    if (decision === 'refuse') await changeProcurementOrder(tx, waiting.id, { state: 'Refused', reason: 'refused' }, now)
    else {
      const connection = (await findConnection(tx, waiting.connectionId)) ?? notFound('connection')
      if (!connection.isActive) throw new Problem(409, 'no_buyer', 'The connection of this order is switched off.')
      const context = { tx, server, scope: { tenant: scope.tenant } }
      const shopper = await requireBuyerOf(context, connection)
      const chosen = place === undefined ? undefined : await requirePlace(tx, shopper.account, place)
      const { cartId, placement } = await placeRequest(context, shopper, connection, waiting.content, chosen)
      const state = 'orderNumber' in placement ? 'Ordered' : 'Waiting'
      await changeProcurementOrder(tx, waiting.id, { state, cartId, reason: null, ...placement }, now)
    }
    await closeInInbox({ tx, services }, { kind: waitingOrderInbox.kind, subject: waiting.id })
    await collectDocuments({ tx, services }, waiting.id)
    const after = (await findProcurementOrder(tx, waiting.id)) ?? notFound('order')
    await writeAudit(tx, userOf(request), now, 'procurement.order-decided', {
      ...{ object: waiting.id, name: waiting.orderId, decision, number: after.orderNumber ?? '', address: request.ip },
    })
    return { state: after.state === 'Held' ? 'Waiting' : after.state, orderNumber: after.orderNumber }
  })
}
