import type { FastifyRequest } from 'fastify'
import { openShopperOf, requireDraft } from '#features/buying/purchase-orders/own-order.service.ts'
import { changePurchaseLine, removePurchaseLine } from '#features/buying/purchase-orders/purchase-order.api.ts'
import { changePurchaseOrder, type PurchaseOrder } from '#features/buying/purchase-orders/purchase-order.store.ts'
import { putLineRight, viewLines, type MatchedLine } from '#features/buying/quick-order/public.server.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'

/** Lines of a draft that a person puts right or leaves out before anything enters the cart. */
export const purchaseOrderLineRoutes = (app: App): void => {
  const { clock } = app.services

  const saveLines = ({ tx }: FastifyRequest, { id, reason }: PurchaseOrder, lines: readonly MatchedLine[]): Promise<void> =>
    changePurchaseOrder(tx, id, { state: 'Draft', reason, lines }, clock.now())

  addEndpoint(app, changePurchaseLine, async (request) => {
    const { id, line: place } = request.params
    const order = await requireDraft(request, id)
    const before = order.lines.find(({ line }) => line === place) ?? notFound('line')
    const shopper = await openShopperOf(request, order)
    const { after, ...learning } = await putLineRight(request, shopper, before, request.body)
    await saveLines(
      request,
      order,
      order.lines.map((one) => (one.line === place ? after : one)),
    )
    const [line = notFound('line')] = await viewLines(request, shopper, [after], order.currency)
    return { line, ...learning }
  })

  addEndpoint(app, removePurchaseLine, async (request) => {
    const { id, line: place } = request.params
    const order = await requireDraft(request, id)
    const left = order.lines.filter(({ line }) => line !== place)
    if (left.length === order.lines.length) notFound('line')
    await saveLines(request, order, left)
    return { success: true as const }
  })
}
