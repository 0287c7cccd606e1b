import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { applyLines } from '#foundation/integration/apply-lines.service.ts'
import { bringLines } from '#foundation/integration/integration.api.ts'
import { decideKey, readBearer } from '#foundation/integration/integration-key.rules.ts'
import { findKey, noteUse } from '#foundation/integration/integration-key.store.ts'
import { spoolBody } from '#foundation/integration/spool-body.service.ts'
import type { IntegrationKind } from '#foundation/integration/integration-kind.service.ts'
import { withTenant } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { forbidden, notFound, Problem, unauthorised } from '#platform/http/errors.ts'
import { createClientLimit } from '#platform/limits/client-limit.ts'

/** Calls of one key, each of which may bring many lines. */
const PACE = { burst: 120, perSecond: 10 }

/** A key is looked for among those of the site that is called: another site's is unknown here [T-84]. */
const requireKey = async (request: FastifyRequest, kind: IntegrationKind | undefined): Promise<string> => {
  const { db, clock } = request.server.services
  const text = readBearer(request.headers.authorization)
  const now = clock.now()
  const { decision, id } = await withTenant(db, request.scope.tenant, async (tx) => {
    const key = text === undefined ? undefined : await findKey(tx, text)
    const decided = decideKey(key, kind?.scope ?? '', now)
    if (key && decided === 'ok') await noteUse(tx, key.id, now)
    return { decision: decided, id: key?.id ?? '' }
  })
  if (decision === 'unknown') return unauthorised('This key is not known here.')
  if (!kind) return notFound('kind')
  return decision === 'ok' ? id : forbidden(`This key has no scope ${kind.scope}.`)
}

export const integrationRoutes = async (app: App): Promise<void> => {
  await app.register(async (scope: App) => {
    const limit = createClientLimit(PACE)
    // Handed on as it arrives: a hundred thousand orders are never in memory at once.
    scope.addContentTypeParser('application/x-ndjson', (_request, payload, done) => done(null, payload))
    addEndpoint(
      scope,
      bringLines,
      async (request, reply) => {
        const { services } = app
        const { tenant } = request.scope
        const kind = services.integrationKinds.get(request.params.kind)
        const keyId = await requireKey(request, kind)
        if (!kind) return notFound('kind')
        if (!limit.mayCall(`${tenant} ${keyId}`, services.clock.now().getTime()))
          throw new Problem(429, 'too_many_calls', 'This key calls too often. Please send more lines in fewer calls.')
        const body = request.body
        if (!(body instanceof Readable)) throw new Problem(415, 'unsupported_media_type', 'Please send application/x-ndjson.')
        const onFault = (error: unknown): void => request.log.error({ err: error }, 'a line of the integration could not be kept')
        reply.type('application/x-ndjson')
        const lines = (await spoolBody(body)) as AsyncIterable<Uint8Array>
        return reply.send(Readable.from(applyLines({ services, tenant, kind, onFault }, lines)))
      },
      { config: { opensNoTransaction: true, allowsForeignOrigin: true, streamsBody: true } },
    )
  })
}
