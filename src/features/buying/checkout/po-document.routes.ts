import { readPoDocument } from '#features/buying/checkout/checkout.api.ts'
import { findPoDocument, keyOf } from '#features/buying/checkout/po-document.service.ts'
import { requireAccountOrder } from '#features/orders/orders/public.server.ts'
import type { App } from '#platform/feature.ts'
import { toDisposition } from '#platform/files/file-name.rules.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'
import { sendFile } from '#platform/http/send-file.ts'

/** A file of somebody's is saved, never shown on our own origin. */
export const poDocumentRoutes = (app: App): void => {
  const { files } = app.services
  addEndpoint(app, readPoDocument, async (request, reply) => {
    const { order } = await requireAccountOrder(request, request.params.orderNumber)
    const document = (await findPoDocument(request.tx, order.number)) ?? notFound('document')
    const file = (await files.stat(keyOf(request.scope.tenant, document.id))) ?? notFound('document')
    return sendFile({ files, file, request, reply, disposition: toDisposition(document.name) })
  })
}
