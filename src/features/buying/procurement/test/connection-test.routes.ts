import type { FastifyRequest } from 'fastify'
import { testOfficeProcurement } from '#features/buying/procurement/connection/connection-office.api.ts'
import { testProcurement } from '#features/buying/procurement/connection/connection.api.ts'
import { findConnection } from '#features/buying/procurement/connection/connection.store.ts'
import { testConnection } from '#features/buying/procurement/test/connection-test.service.ts'
import { requireCompanyAdmin } from '#features/company/people/public.server.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound, tooMany } from '#platform/http/errors.ts'
import { countInMinute } from '#platform/limits/attempt.store.ts'

const MOST_TESTS = 10

/** 'Test the connection', for the company's admins and for staff. */
export const connectionTestRoutes = (app: App): void => {
  const { clock } = app.services

  const run = async (request: FastifyRequest, id: string, companyId?: string) => {
    const connection = (await findConnection(request.tx, id, companyId)) ?? notFound('connection')
    if ((await countInMinute(request.tx, clock.now(), { kind: 'procurement-test', of: [id] })) > MOST_TESTS) tooMany(60)
    return testConnection(request, connection)
  }

  addEndpoint(app, testProcurement, async (request) => {
    const { companyId } = await requireCompanyAdmin(request)
    return run(request, request.params.id, companyId)
  })
  addEndpoint(app, testOfficeProcurement, async (request) => run(request, request.params.id))
}
