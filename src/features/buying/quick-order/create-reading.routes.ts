import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { requireShopper, ownerOf, type Shopper } from '#features/buying/cart/public.server.ts'
import { identity } from '#foundation/identity/public.server.ts'
import {
  openDocument,
  readerOf,
  readNumberPairs,
  readOpenDocument,
  type OpenOrder,
} from '#features/buying/quick-order/document/read-document.service.ts'
import {
  fileOf,
  refuseInfected,
  takeForms,
  reportProblem,
  MOST_BYTES,
} from '#features/buying/quick-order/document/uploaded-file.service.ts'
import { readNumberFile } from '#features/buying/quick-order/customer-number.api.ts'
import { findKnown, listKnownNumbers, matchOrder } from '#features/buying/quick-order/matching/read-order.service.ts'
import { createReading, LONGEST_TEXT } from '#features/buying/quick-order/reading.api.ts'
import { keyOf } from '#features/buying/quick-order/reading-file.rules.ts'
import { viewReading } from '#features/buying/quick-order/reading-view.service.ts'
import { dropOldReadings, insertReading, type StoredReading } from '#features/buying/quick-order/reading.store.ts'
import { refuseForeignAppId } from '#foundation/tenants/public.server.ts'
import { openScanner } from '#foundation/uploads/public.server.ts'
import { withTenant } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { badRequest } from '#platform/http/errors.ts'
import { leaveSlot, signalOf } from '#platform/http/load.ts'

const MEDIA_TYPES = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  text: 'text/plain; charset=utf-8',
} as const

type Original = Pick<StoredReading, 'kind' | 'name' | 'pages' | 'mediaType'> & {
  readonly bytes: Buffer
  readonly opened: OpenOrder
}

/** Reads an order: the requester, the document in another process while no connection is in use, and its parts [T-93]. */
export const createReadingRoutes = (app: App): void => {
  const { db, files, clock, config } = app.services
  const scanner = openScanner(config.scannerUrl)
  takeForms(app)

  const asShopper = <T>(request: FastifyRequest, work: (shopper: Shopper) => Promise<T>): Promise<T> =>
    withTenant(db, request.scope.tenant, async (tx) => {
      request.tx = tx
      const user = await identity.resolveUser?.(tx, request)
      const { tenant } = request.scope
      request.scope = user ? { tenant, user } : { tenant }
      return work(await requireShopper(request, request.query as { country?: string; language?: string }))
    })

  const openOriginal = async (request: FastifyRequest): Promise<Original> => {
    const file = fileOf(request)
    const { text } = request.body as { readonly text?: string }
    leaveSlot(request)
    if (!file) {
      if (text === undefined || text.trim() === '') return badRequest('Send a text or a file.')
      const pasted = Buffer.from(text)
      const opened = await openDocument(pasted, 'pasted', readerOf(request)).catch(reportProblem)
      return { kind: 'pasted', name: '', pages: 1, mediaType: MEDIA_TYPES.text, bytes: pasted, opened }
    }
    await refuseInfected(scanner, file.bytes)
    const opened = await openDocument(file.bytes, 'file', readerOf(request)).catch(reportProblem)
    const { pages } = opened
    // Orders in XML come from systems alone.
    const type = opened.type === 'ubl' ? 'text' : opened.type
    return { kind: type, name: file.name, pages, mediaType: MEDIA_TYPES[type], bytes: Buffer.from(file.bytes), opened }
  }

  addEndpoint(
    app,
    readNumberFile,
    async (request) => {
      await asShopper(request, () => Promise.resolve())
      const file = fileOf(request) ?? badRequest('Send a file.')
      leaveSlot(request)
      await refuseInfected(scanner, file.bytes)
      return { numbers: await readNumberPairs(file.bytes, readerOf(request)).catch(reportProblem) }
    },
    { preHandler: refuseForeignAppId, bodyLimit: MOST_BYTES, config: { opensNoTransaction: true } },
  )

  addEndpoint(
    app,
    createReading,
    async (request) => {
      await asShopper(request, () => Promise.resolve())
      const { bytes, opened, ...original } = await openOriginal(request)
      const known = await asShopper(request, (shopper) => findKnown(request, shopper, opened.numbers, signalOf(request)))
      const order = await readOpenDocument(opened, listKnownNumbers(known), readerOf(request)).catch(reportProblem)
      const id = randomUUID()
      const { tenant } = request.scope
      await files.put(keyOf(tenant, id), bytes, { contentType: original.mediaType })
      try {
        const { reading, dropped } = await asShopper(request, async (shopper) => {
          const stored: StoredReading = {
            id,
            ...original,
            size: bytes.length,
            ...(await matchOrder(request, shopper, order, known)),
          }
          await insertReading(request.tx, ownerOf(shopper), stored, clock.now())
          const old = await dropOldReadings(request.tx, ownerOf(shopper))
          return { reading: await viewReading(request, shopper, stored), dropped: old }
        })
        for (const old of dropped) await files.remove(keyOf(tenant, old))
        return reading
      } catch (error) {
        await files.remove(keyOf(tenant, id))
        throw error
      }
    },
    { preHandler: refuseForeignAppId, bodyLimit: Math.max(LONGEST_TEXT * 4, MOST_BYTES), config: { opensNoTransaction: true } },
  )
}
