import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { isLate, readRequestId, writeRequestId } from '#foundation/requests/access-request.rules.ts'
import { decideRequest, reopenRequest, type Deciding } from '#foundation/requests/access-request.service.ts'
import {
  decideAdminRequest,
  decideAdminRequests,
  listAdminRequests,
  readAdminRequest,
  reopenAdminRequest,
} from '#foundation/requests/request-admin.api.ts'
import { describeRequest } from '#foundation/requests/request-admin.service.ts'
import { countAdmin, listAdmin, type ListedRequest } from '#foundation/requests/request-admin.store.ts'
import type { RequestContext } from '#foundation/requests/request-kind.service.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound, Problem } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'

const contextOf = ({ tx, scope, server }: FastifyRequest): RequestContext => ({
  tx,
  services: server.services,
  tenant: scope.tenant,
})
const numberOf = (id: string): number => readRequestId(id) ?? notFound('request')

/** A day lasts until its end. */
const endOfDay = (day: string | undefined): Date | undefined => (day === undefined ? undefined : new Date(`${day}T23:59:59.999Z`))

/** One that fails leaves the others decided, and nothing of itself. */
const decideApart = async (context: RequestContext, id: string, deciding: Deciding): Promise<Problem | undefined> => {
  await sql`savepoint one_decision`.execute(context.tx)
  try {
    await decideRequest(context, numberOf(id), deciding)
    return undefined
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    await sql`rollback to savepoint one_decision`.execute(context.tx)
    return error
  }
}

const toRow = (row: ListedRequest, now: Date) => ({
  id: writeRequestId(row.number),
  kind: row.kind,
  person: { name: row.person, email: row.email },
  company: row.company,
  account: row.account,
  subject: { id: row.subjectId, name: row.subject },
  status: row.status,
  isLate: isLate(row, now),
  askedAt: row.askedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  by: row.decidedBy,
})

export const requestAdminRoutes = (app: App): void => {
  const { clock } = app.services

  addEndpoint(app, listAdminRequests, async ({ tx, query: { askedAt: period, ...choice } }) => {
    const now = clock.now()
    const { rows, total } = await listAdmin(tx, now, { ...choice, period })
    return { requests: rows.map((row) => toRow(row, now)), total, counts: await countAdmin(tx, now) }
  })

  addEndpoint(app, readAdminRequest, (request) =>
    describeRequest(contextOf(request), numberOf(request.params.id), userOf(request).id, request.query.language),
  )

  addEndpoint(
    app,
    decideAdminRequest,
    async (request) => {
      const { decision, note, until } = request.body
      const { id } = request.params
      const deciding = { decision, note, until: endOfDay(until), deciderId: userOf(request).id, address: request.ip }
      const { status, by, at } = await decideRequest(contextOf(request), numberOf(id), deciding)
      return { id, status, by, at: at.toISOString() }
    },
    { config: { idempotency: 'optional' } },
  )

  addEndpoint(
    app,
    decideAdminRequests,
    async (request) => {
      const { ids, decision, note } = request.body
      const deciding = { decision, note, deciderId: userOf(request).id, address: request.ip }
      const decided: string[] = []
      const refused: { id: string; code: string; error: string; by: string | null }[] = []
      // Always in one order: two who decide overlapping lists wait for each other and never in a circle.
      for (const id of [...new Set(ids)].sort()) {
        const problem = await decideApart(contextOf(request), id, deciding)
        const by = problem?.extra?.['by']
        if (problem) refused.push({ id, code: problem.code, error: problem.message, by: typeof by === 'string' ? by : null })
        else decided.push(id)
      }
      return { decided, refused }
    },
    { config: { idempotency: 'optional' } },
  )

  addEndpoint(app, reopenAdminRequest, async (request) => {
    const { id } = request.params
    await reopenRequest(contextOf(request), numberOf(id), { deciderId: userOf(request).id, address: request.ip })
    return { id }
  })
}
