import { Readable } from 'node:stream'
import { receiveOrder } from '#features/buying/purchase-orders/receive-order.service.ts'
import { sendPurchaseOrder } from '#features/buying/purchase-orders/purchase-order.api.ts'
import { PURCHASE_ORDER_SCOPE, toName } from '#features/buying/purchase-orders/purchase-order.rules.ts'
import { findNamedPerson } from '#features/buying/purchase-orders/named-person.store.ts'
import { MOST_BYTES, refuseInfected } from '#features/buying/quick-order/public.server.ts'
import { requireKey } from '#foundation/integration/public.server.ts'
import { openScanner } from '#foundation/uploads/public.server.ts'
import { withTenant } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { badRequest, forbidden, Problem } from '#platform/http/errors.ts'
import { leaveSlot, signalOf } from '#platform/http/load.ts'
import { collectForm, isFormFile, parseMultipart } from '#platform/http/multipart-body.ts'
import { createClientLimit } from '#platform/limits/client-limit.ts'

/** Documents of one key: each is read in a process of its own. */
const PACE = { burst: 30, perSecond: 1 }
const FRAME_BYTES = 16 * 1024
const FORM = 'multipart/form-data'

/** Of a scope of its own: the body is read once its key is known [T-95]. */
export const receiveOrderRoutes = (scope: App): void => {
  const { services } = scope
  const limit = createClientLimit(PACE)
  const scanner = openScanner(services.config.scannerUrl)
  scope.addContentTypeParser(FORM, (_request, payload, done) => done(null, payload))

  addEndpoint(
    scope,
    sendPurchaseOrder,
    async (request) => {
      const { tenant } = request.scope
      const key = await requireKey(request, [PURCHASE_ORDER_SCOPE])
      if (!key.hasScope) return forbidden(`This key has no scope ${PURCHASE_ORDER_SCOPE}.`)
      if (!limit.mayCall(`${tenant} ${key.id}`, services.clock.now().getTime()))
        throw new Problem(429, 'too_many_calls', 'This key calls too often. Please send documents one after the other.')
      const { body } = request
      if (!request.headers['content-type']?.startsWith(FORM) || !(body instanceof Readable))
        throw new Problem(415, 'unsupported_media_type', `Please send ${FORM}.`)
      leaveSlot(request)
      const { file, person, account } = await parseMultipart(request, await collectForm(request, body, MOST_BYTES + FRAME_BYTES))
      if (!isFormFile(file) || file.bytes.length === 0)
        return badRequest('Send a file.', [{ path: 'file', message: 'is missing' }])
      if (file.bytes.length > MOST_BYTES) throw new Problem(413, 'too_large', 'A file of more than 10 MB cannot be read.')
      if (typeof person !== 'string' || person.length > 254)
        return badRequest('Name the person.', [{ path: 'person', message: 'is missing' }])
      if (account !== undefined && (typeof account !== 'string' || account.length > 41))
        return badRequest('This is no account.', [{ path: 'account', message: 'is written {erpId}~{number}' }])
      const named = await withTenant(services.db, tenant, (tx) =>
        findNamedPerson(tx, { email: person, account, companyId: key.companyId }),
      )
      if (!named) throw new Problem(404, 'unknown_person', 'There is no such person who orders for this account.')
      await refuseInfected(scanner, file.bytes)
      const { order, isNew } = await receiveOrder(services, {
        ...{ tenant, keyId: key.id, idempotencyKey: request.headers['idempotency-key'] ?? null, ...named },
        ...{ file: { name: toName(file.name), bytes: file.bytes }, signal: signalOf(request) },
      })
      const { id, state, orderNumber, approvalId, reason, poNumber, lines } = order
      const exact = lines.filter(({ match }) => match === 'exact').length
      return { id, state, isNew, orderNumber, approvalId, reason, poNumber, lines: lines.length, exact }
    },
    { config: { opensNoTransaction: true, allowsForeignOrigin: true, streamsBody: true } },
  )
}
