import { requireShopper } from '#features/buying/cart/public.server.ts'
import { placeOrder } from '#features/buying/checkout/checkout.api.ts'
import { placeOrderOf } from '#features/buying/checkout/order/place-order.service.ts'
import { refuseForeignAppId } from '#foundation/tenants/public.server.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'

export const placeOrderRoutes = (app: App): void => {
  addEndpoint(
    app,
    placeOrder,
    async (request, reply) => {
      const shopper = await requireShopper(request, request.query)
      const { cartId, seenTotal, knownShort, note } = request.body
      const placed = await placeOrderOf(request, shopper, { cartId, seenTotal, knownShort, note })
      if ('orderNumber' in placed) return placed
      reply.code(202)
      return { approvalId: placed.approvalId, state: 'Waiting' as const }
    },
    // One order an intent: whoever sends it twice at once gets the same order twice [T-78].
    { preHandler: refuseForeignAppId, config: { idempotency: 'required', repeatsWait: true } },
  )
}
