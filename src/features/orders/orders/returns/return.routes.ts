import type { FastifyRequest } from 'fastify'
import { requireAccountOrder } from '#features/orders/orders/account-order.service.ts'
import { drawLabel } from '#features/orders/orders/returns/draw-label.service.ts'
import { placeReturn, takeBackReturn } from '#features/orders/orders/returns/request-return.service.ts'
import { sendPicture } from '#features/orders/orders/returns/return-picture.service.ts'
import { readReturnLabel, readReturnPicture, requestReturn, withdrawReturn } from '#features/orders/orders/returns/return.api.ts'
import { hasLabel, labelName } from '#features/orders/orders/returns/return.rules.ts'
import { findReturn } from '#features/orders/orders/returns/return.store.ts'
import type { App } from '#platform/feature.ts'
import { toDisposition } from '#platform/files/file-name.rules.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'
import { createSemaphore } from '#platform/limits/semaphore.ts'

const once = { config: { idempotency: 'optional' } } as const
const LABEL_PRICE = { perMinute: 60, perMinuteInAll: 240 }

/** Each one that waits has a connection to the database. */
const pass = createSemaphore({ places: 1, waiting: 3 })

type Named = { readonly number: string; readonly returnNumber: string }

const requireReturn = async (request: FastifyRequest, { number, returnNumber }: Named) => {
  const own = await requireAccountOrder(request, number)
  return { ...own, found: (await findReturn(request.tx, own.order.id, returnNumber)) ?? notFound('return') }
}

export const returnRoutes = (app: App): void => {
  addEndpoint(app, requestReturn, (request) => placeReturn(request, request.params.number, request.body), once)

  addEndpoint(
    app,
    withdrawReturn,
    async (request) => {
      await takeBackReturn(request, request.params.number, request.params.returnNumber)
      return { state: 'Withdrawn' as const }
    },
    once,
  )

  addEndpoint(
    app,
    readReturnLabel,
    async (request, reply) => {
      const { order, account, found } = await requireReturn(request, request.params)
      if (!hasLabel(found)) notFound('label')
      const from = { order, accountName: account.name }
      const label = await pass(() => drawLabel(app.services, request.scope.tenant, { ...from, found }, request.query.language))
      return reply
        .header('content-disposition', toDisposition(labelName(found.number)))
        .type('application/pdf')
        .send(label)
    },
    { config: { price: LABEL_PRICE } },
  )

  addEndpoint(app, readReturnPicture, async (request, reply) => {
    const { found } = await requireReturn(request, request.params)
    return sendPicture(request, reply, { returnId: found.id, pictureId: request.params.pictureId })
  })
}
