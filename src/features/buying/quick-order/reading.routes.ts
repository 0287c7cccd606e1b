import type { FastifyRequest } from 'fastify'
import { addLines, requireShopper, ownerOf, setDeliveryDays, type Shopper } from '#features/buying/cart/public.server.ts'
import { carryPurchaseOrder } from '#features/buying/checkout/public.server.ts'
import { putLineRight } from '#features/buying/quick-order/matching/put-right.service.ts'
import { listReady, markAdded, type MatchedLine } from '#features/buying/quick-order/matching/reading-line.rules.ts'
import {
  addReading,
  changeReadingLine,
  findReading,
  readOriginal,
  removeReading,
  removeReadingLine,
} from '#features/buying/quick-order/reading.api.ts'
import { keyOf } from '#features/buying/quick-order/reading-file.rules.ts'
import { viewLines, viewReading } from '#features/buying/quick-order/reading-view.service.ts'
import {
  deleteReading,
  findLatestReading,
  lockReading,
  updateLines,
  type StoredReading,
} from '#features/buying/quick-order/reading.store.ts'
import { planDeliveryDays } from '#features/buying/quick-order/delivery-days.rules.ts'
import { refuseForeignAppId } from '#foundation/tenants/public.server.ts'
import type { App } from '#platform/feature.ts'
import { toDisposition } from '#platform/files/file-name.rules.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound, Problem } from '#platform/http/errors.ts'
import { sendFile } from '#platform/http/send-file.ts'

const options = { preHandler: refuseForeignAppId }
/** A click that comes twice adds once [T-78]. */
const repeatable = { ...options, config: { idempotency: 'optional' } } as const

type Place = { readonly country?: string | undefined; readonly language?: string | undefined }

const requireReader = (request: FastifyRequest<{ Querystring: Place }>): Promise<Shopper> => {
  return requireShopper(request, request.query)
}

const requireReading = async (request: FastifyRequest, shopper: Shopper, id: string): Promise<StoredReading> =>
  (await lockReading(request.tx, ownerOf(shopper), id)) ?? notFound('reading')

const replaceLine = (lines: readonly MatchedLine[], changed: MatchedLine): MatchedLine[] =>
  lines.map((line) => (line.line === changed.line ? changed : line))

export const readingRoutes = (app: App): void => {
  const { files, clock } = app.services

  addEndpoint(
    app,
    findReading,
    async (request) => {
      const shopper = await requireReader(request)
      const reading = await findLatestReading(request.tx, ownerOf(shopper))
      return { reading: reading ? await viewReading(request, shopper, reading) : null }
    },
    options,
  )

  addEndpoint(
    app,
    changeReadingLine,
    async (request) => {
      const shopper = await requireReader(request)
      const reading = await requireReading(request, shopper, request.params.id)
      const before = reading.lines.find(({ line, isAdded }) => line === request.params.line && !isAdded) ?? notFound('line')
      const { after, ...learning } = await putLineRight(request, shopper, before, request.body)
      await updateLines(request.tx, reading.id, replaceLine(reading.lines, after))
      const [line = notFound('line')] = await viewLines(request, shopper, [after], reading.currency)
      return { line, ...learning }
    },
    options,
  )

  addEndpoint(
    app,
    removeReadingLine,
    async (request) => {
      const shopper = await requireReader(request)
      const reading = await requireReading(request, shopper, request.params.id)
      const left = reading.lines.filter(({ line }) => line !== request.params.line)
      if (left.length === reading.lines.length) notFound('line')
      await updateLines(request.tx, reading.id, left)
      return { success: true as const }
    },
    options,
  )

  addEndpoint(
    app,
    addReading,
    async (request) => {
      const shopper = await requireReader(request)
      const reading = await requireReading(request, shopper, request.params.id)
      const ready = listReady(reading.lines)
      if (ready.length === 0) throw new Problem(422, 'nothing_ready', 'No line of this order can be added.')
      const added = await addLines(request, shopper, ready)
      const failed = new Map(added.failed.map(({ sku, reason }) => [sku, reason]))
      await setDeliveryDays(request.tx, added.cartId, planDeliveryDays(ready, clock.now().toISOString().slice(0, 10)))
      const { kind, name, size, mediaType, poNumber } = reading
      const document = kind === 'pasted' ? undefined : { key: keyOf(request.scope.tenant, reading.id), name, size, mediaType }
      const purchaseOrder = await carryPurchaseOrder(request, added.cartId, { poNumber, document })
      const lines = markAdded(reading.lines, failed)
      await updateLines(request.tx, reading.id, lines)
      return {
        reading: await viewReading(request, shopper, { ...reading, lines }),
        added: ready.filter(({ sku }) => !failed.has(sku)).length,
        cartId: added.cartId,
        account: added.account,
        currency: added.currency,
        cartLines: added.totals.lines,
        purchaseOrder,
        products: added.lines,
        failed: added.failed,
      }
    },
    repeatable,
  )

  addEndpoint(
    app,
    removeReading,
    async (request) => {
      const shopper = await requireReader(request)
      const { id } = await requireReading(request, shopper, request.params.id)
      await deleteReading(request.tx, id)
      await files.remove(keyOf(request.scope.tenant, id))
      return { success: true as const }
    },
    options,
  )

  addEndpoint(
    app,
    readOriginal,
    async (request, reply) => {
      const shopper = await requireReader(request)
      const { id, name, size, mediaType } = await requireReading(request, shopper, request.params.id)
      return sendFile({
        ...{ files, request, reply, caching: 'private, no-cache' },
        file: { key: keyOf(request.scope.tenant, id), size, contentType: mediaType, etag: `"${id}"` },
        disposition: toDisposition(name || 'order.txt'),
      })
    },
    options,
  )
}
