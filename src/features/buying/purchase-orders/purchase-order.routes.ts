import type { FastifyRequest } from 'fastify'
import { addLines, requireShopper, setDeliveryDays } from '#features/buying/cart/public.server.ts'
import { carryAddress, carryPurchaseOrder, writeAddress } from '#features/buying/checkout/public.server.ts'
import { listReady, markAdded, planDeliveryDays, viewLines } from '#features/buying/quick-order/public.server.ts'
import * as api from '#features/buying/purchase-orders/purchase-order.api.ts'
import { keyOf } from '#features/buying/purchase-orders/purchase-order-file.service.ts'
import { purchaseOrderInbox } from '#features/buying/purchase-orders/purchase-order-inbox.service.ts'
import { openShopperOf, requireDraft, requireOwn } from '#features/buying/purchase-orders/own-order.service.ts'
import * as store from '#features/buying/purchase-orders/purchase-order.store.ts'
import { findMember, requireCompanyAdmin } from '#features/company/people/public.server.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { closeInInbox } from '#foundation/inbox/public.server.ts'
import type { App } from '#platform/feature.ts'
import { toDisposition } from '#platform/files/file-name.rules.ts'
import { userOf } from '#platform/http/access.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { Problem } from '#platform/http/errors.ts'
import { sendFile } from '#platform/http/send-file.ts'

const describe = ({ accountKey, receivedAt, ...order }: Omit<store.PurchaseOrder, 'lines' | 'address'>) => {
  const { id, name, kind, poNumber, state, reason, orderNumber, approvalId } = order
  return {
    id,
    name,
    kind,
    account: accountKey,
    poNumber,
    state,
    reason,
    orderNumber,
    approvalId,
    receivedAt: receivedAt.toISOString(),
  }
}

/** Documents that a system sent for the person who asks. */
export const purchaseOrderRoutes = (app: App): void => {
  const { clock, files } = app.services

  const record = (request: FastifyRequest, action: string, id: string, details: Record<string, string> = {}) =>
    writeAudit(request.tx, userOf(request), clock.now(), `purchase-order.${action}`, {
      object: id,
      ...details,
      address: request.ip,
    })

  const close = (request: FastifyRequest, id: string) =>
    closeInInbox({ tx: request.tx, services: app.services }, { kind: purchaseOrderInbox.kind, subject: id })

  addEndpoint(app, api.listPurchaseOrders, async (request) => {
    const { state, ...list } = request.query
    const { rows, total } = await store.listOwn(request.tx, userOf(request).id, state, list)
    const member = await findMember(request.tx, userOf(request).id)
    const mayChange = member?.role === 'company-admin' && userOf(request).actorId === undefined
    return {
      total,
      setting: member ? { ordersExact: await store.mayOrderExact(request.tx, member.companyId), mayChange } : null,
      purchaseOrders: rows.map(({ lineCount, readyCount, ...row }) => ({
        ...describe(row),
        lines: lineCount,
        ready: readyCount,
      })),
    }
  })

  addEndpoint(app, api.readPurchaseOrder, async (request) => {
    const order = await requireOwn(request, request.params.id)
    const shopper = await openShopperOf(request, order)
    const address = order.address && writeAddress(order.address)
    return { ...describe(order), address, lines: await viewLines(request, shopper, order.lines, order.currency) }
  })

  addEndpoint(app, api.putIntoCart, async (request) => {
    const order = await requireDraft(request, request.params.id)
    const shopper = await requireShopper(request, {})
    if (shopper.account.key !== order.accountKey)
      throw new Problem(
        409,
        'account_changed',
        'This purchase order belongs to another of your accounts. Please choose it first.',
      )
    const ready = listReady(order.lines)
    if (ready.length === 0) throw new Problem(422, 'nothing_ready', 'No line of this order can be added.')
    const added = await addLines(request, shopper, ready)
    const failed = new Map(added.failed.map(({ sku, reason }) => [sku, reason]))
    await setDeliveryDays(request.tx, added.cartId, planDeliveryDays(ready, clock.now().toISOString().slice(0, 10)))
    const { id, name, size, mediaType, poNumber } = order
    const document = { key: keyOf(request.scope.tenant, id), name, size, mediaType }
    await carryPurchaseOrder(request, added.cartId, { poNumber, document })
    if (order.address) await carryAddress(request, shopper, added.cartId, order.address)
    const lines = markAdded(order.lines, failed)
    await store.changePurchaseOrder(request.tx, id, { state: 'In cart', lines, reason: order.reason }, clock.now())
    await close(request, id)
    await record(request, 'cart', id)
    const count = lines.filter(({ isAdded }) => isAdded).length
    return { id, state: 'In cart' as const, added: count, left: lines.length - count }
  })

  addEndpoint(app, api.dismissPurchaseOrder, async (request) => {
    const { id, reason } = await requireDraft(request, request.params.id)
    await store.changePurchaseOrder(request.tx, id, { state: 'Dismissed', reason }, clock.now())
    await close(request, id)
    await record(request, 'dismiss', id)
    return { id, state: 'Dismissed' as const }
  })

  addEndpoint(app, api.readPurchaseDocument, async (request, reply) => {
    const { id, name, size, mediaType } = await requireOwn(request, request.params.id)
    return sendFile({
      ...{ files, request, reply, caching: 'private, no-cache' },
      file: { key: keyOf(request.scope.tenant, id), size, contentType: mediaType, etag: `"${id}"` },
      disposition: toDisposition(name),
    })
  })

  addEndpoint(app, api.changePurchaseSetting, async (request) => {
    const { companyId } = await requireCompanyAdmin(request)
    const { ordersExact } = request.body
    await store.saveOrderExact(request.tx, companyId, ordersExact, clock.now())
    await record(request, 'setting', companyId, { after: String(ordersExact) })
    return { ordersExact }
  })
}
