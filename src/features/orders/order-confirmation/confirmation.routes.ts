import { readConfirmation } from '#features/orders/order-confirmation/confirmation.api.ts'
import { confirmationName } from '#features/orders/order-confirmation/confirmation.rules.ts'
import { drawForReader } from '#features/orders/order-confirmation/person-confirmation.service.ts'
import { requireAccountOrder } from '#features/orders/orders/public.server.ts'
import type { App } from '#platform/feature.ts'
import { toDisposition } from '#platform/files/file-name.rules.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'

/** Of an office that prints its orders. */
const PAPER_PRICE = { perMinute: 60, perMinuteInAll: 240 }

export const confirmationRoutes = (app: App): void => {
  addEndpoint(
    app,
    readConfirmation,
    async (request, reply) => {
      const { order } = await requireAccountOrder(request, request.params.number)
      const paper = await drawForReader(app.services, request.scope.tenant, order, request.query.language)
      return reply
        .header('content-disposition', toDisposition(confirmationName(order.number)))
        .type('application/pdf')
        .send(paper)
    },
    { config: { price: PAPER_PRICE } },
  )
}
