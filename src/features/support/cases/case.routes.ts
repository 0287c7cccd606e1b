import { randomBytes } from 'node:crypto'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { createCase, listCases, listSerialNumbers } from '#features/support/cases/case.api.ts'
import { keepCopies } from '#features/support/cases/case-copy.store.ts'
import { keepFiles } from '#features/support/cases/case-file.service.ts'
import { listCasesOf, listUnits } from '#features/support/cases/case-list.store.ts'
import { notifyCustomer } from '#features/support/cases/case-mail.service.ts'
import { findMissingField, keepOwnFields, writeCaseId } from '#features/support/cases/case.rules.ts'
import { CASE_SOURCE, partsOf, readerOf } from '#features/support/cases/case-step.service.ts'
import { tellOpened } from '#features/support/cases/case-event.service.ts'
import { insertCase } from '#features/support/cases/case.store.ts'
import { addMessage, findCase } from '#features/support/cases/conversation.store.ts'
import { readCopies } from '#features/support/cases/copies.rules.ts'
import { touchDocuments } from '#foundation/search-engine/public.server.ts'
import { refuseForeignAppId } from '#foundation/tenants/public.server.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { badRequest, tooMany } from '#platform/http/errors.ts'
import { countInMinute } from '#platform/limits/attempt.store.ts'

const MOST_A_MINUTE = 20

export const caseRoutes = (app: App): void => {
  const { services } = app
  const { clock } = services

  addEndpoint(
    app,
    listCases,
    async (request) => {
      const { sort, page, size, appId: _, ...filter } = request.query
      const reader = readerOf(request)
      const { rows, total } = await listCasesOf(request.tx, reader, filter, { sort, page, size, now: clock.now() })
      return {
        rows: rows.map((row) => ({
          ...row,
          created: row.created.toISOString(),
          updated: row.updated.toISOString(),
          due: row.due?.toISOString() ?? null,
        })),
        total,
        isStaff: reader.isAgent,
      }
    },
    { preHandler: refuseForeignAppId },
  )

  addEndpoint(app, listSerialNumbers, async (request) => {
    return { units: await listUnits(request.tx, readerOf(request).id, request.query.find) }
  })

  addEndpoint(
    app,
    createCase,
    async (request) => {
      const { tx, scope, body } = request
      const [reader, now] = [readerOf(request), clock.now()]
      if ((await countInMinute(tx, now, { kind: 'case', of: [reader.id] })) > MOST_A_MINUTE) tooMany(60)
      const { kind, subject, text, priority, copies: given, uploads, ...fields } = body
      const missing = findMissingField(kind, fields)
      if (missing) badRequest('Some fields need your attention.', [{ path: missing, message: 'is missing' }])
      const copies =
        readCopies(given) ??
        badRequest('Some fields need your attention.', [{ path: 'copies', message: 'is no list of mail addresses' }])
      const details = keepOwnFields(kind, fields)
      const { orderNumber, productSku, serialNumber } = details
      const id = writeCaseId(randomBytes(16))
      await insertCase(
        tx,
        { id, personId: reader.id, kind, subject, priority, details, copies, orderNumber, productSku, serialNumber },
        now,
      )
      await keepCopies(tx, { id, personId: reader.id, copies })
      const messageId = await addMessage(tx, { caseId: id, authorId: reader.id, by: 'customer', text }, now)
      await keepFiles(request, reader.id, { caseId: id, messageId }, uploads)
      await touchDocuments(tx, CASE_SOURCE, [id])
      const row = await findCase(tx, reader, id)
      if (row) await notifyCustomer(partsOf(request), row, 'created')
      if (row) await tellOpened(app.services, tx, { id, status: row.status, by: reader.by })
      if (scope.user?.actorId !== undefined) await writeAudit(tx, scope.user, now, 'case.created', { id })
      return { caseNumber: id, message: `Case created successfully with Case Number: ${id}` }
    },
    { preHandler: refuseForeignAppId, config: { idempotency: 'optional' } },
  )
}
