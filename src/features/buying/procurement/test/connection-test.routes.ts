import type { FastifyRequest } from 'fastify'
import type { ConnectionTest } from '#features/buying/procurement/connection/connection.api.ts'
import { testOfficeProcurement } from '#features/buying/procurement/connection/connection-office.api.ts'
import { testProcurement } from '#features/buying/procurement/connection/connection.api.ts'
import { findConnection, type Connection } from '#features/buying/procurement/connection/connection.store.ts'
import { newPayloadId } from '#features/buying/procurement/cxml/payload-id.service.ts'
import { logMessage } from '#features/buying/procurement/message/message.store.ts'
import { MOST_STEPS, testConnection } from '#features/buying/procurement/test/connection-test.service.ts'
import { pingDocuments } from '#features/buying/procurement/test/ping-documents.service.ts'
import { runStep, type TestStep } from '#features/buying/procurement/test/test-steps.service.ts'
import { requireCompanyAdmin } from '#features/company/people/public.server.ts'
import { withTenant } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound, tooMany } from '#platform/http/errors.ts'
import { leaveSlot, signalOf } from '#platform/http/load.ts'
import { countInMinute } from '#platform/limits/attempt.store.ts'

const MOST_TESTS = 10

/** No transaction is open while the customer's system is asked. */
const options = { config: { opensNoTransaction: true } } as const

/** 'Test the connection', for the company's admins and for staff. */
export const connectionTestRoutes = (app: App): void => {
  const { services } = app
  const { clock, db } = services

  const ping = async (request: FastifyRequest, connection: Connection, url: string): Promise<TestStep> => {
    const { tenant } = request.scope
    leaveSlot(request)
    let status: number | undefined
    const step = await runStep('documents', async () => {
      const { status: answered, ...result } = await pingDocuments(
        { services, tenant, url, signal: signalOf(request) },
        connection,
      )
      status = answered
      return result
    })
    const { detail, sent: document, answer, tookMs } = step
    const at = clock.now()
    await withTenant(db, tenant, (tx) =>
      logMessage(tx, {
        ...{ connectionId: connection.id, direction: 'out', kind: 'ProfileRequest', status: status ?? null, detail },
        ...{ payloadId: newPayloadId(at, 'portico'), tookMs, document, answer, at },
      }),
    )
    return step
  }

  const run = async (request: FastifyRequest, id: string, readCompany?: () => Promise<string>): Promise<ConnectionTest> => {
    const { connection, steps } = await withTenant(db, request.scope.tenant, async (tx) => {
      request.tx = tx
      const found = (await findConnection(tx, id, await readCompany?.())) ?? notFound('connection')
      if ((await countInMinute(tx, clock.now(), { kind: 'procurement-test', of: [id] })) > MOST_TESTS) tooMany(60)
      return { connection: found, steps: await testConnection(request, found) }
    })
    const url = connection.documentsUrl
    const all = url === null || !connection.isActive ? steps : [...steps, await ping(request, connection, url)]
    return { isOk: steps.length === MOST_STEPS && all.every(({ isOk }) => isOk), steps: all }
  }

  addEndpoint(
    app,
    testProcurement,
    async (request) => run(request, request.params.id, async () => (await requireCompanyAdmin(request)).companyId),
    options,
  )
  addEndpoint(app, testOfficeProcurement, async (request) => run(request, request.params.id), options)
}
