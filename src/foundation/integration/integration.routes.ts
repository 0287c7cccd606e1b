import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { DataKind } from '#foundation/data-kinds/public.server.ts'
import { applyLines } from '#foundation/integration/apply-lines.service.ts'
import { bringLines, readBroughtLines } from '#foundation/integration/integration.api.ts'
import { decideKey, readBearer } from '#foundation/integration/integration-key.rules.ts'
import { findKey, noteUse } from '#foundation/integration/integration-key.store.ts'
import { writeStoredLines } from '#foundation/integration/stored-lines.service.ts'
import { spoolBody } from '#foundation/integration/spool-body.service.ts'
import { withTenant } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { forbidden, notFound, Problem, unauthorised } from '#platform/http/errors.ts'
import { createClientLimit } from '#platform/limits/client-limit.ts'

/** Calls of one key, each of which may bring many lines. */
const PACE = { burst: 120, perSecond: 10 }

/** A key is looked for among those of the site that is called: another site's is unknown here [T-84]. */
const requireKey = async (request: FastifyRequest, scope: string): Promise<{ id: string; hasScope: boolean }> => {
  const { db, clock } = request.server.services
  const text = readBearer(request.headers.authorization)
  const now = clock.now()
  return withTenant(db, request.scope.tenant, async (tx) => {
    const key = text === undefined ? undefined : await findKey(tx, text)
    const decision = decideKey(key, scope, now)
    if (!key || decision === 'unknown') return unauthorised('This key is not known here.')
    if (decision === 'ok') await noteUse(tx, key.id, now)
    return { id: key.id, hasScope: decision === 'ok' }
  })
}

export const integrationRoutes = async (app: App): Promise<void> => {
  await app.register(async (scope: App) => {
    const { services } = app
    const limit = createClientLimit(PACE)
    // Handed on as it arrives: a hundred thousand orders are never in memory at once.
    scope.addContentTypeParser('application/x-ndjson', (_request, payload, done) => done(null, payload))

    /** The kind that is meant, once the key is known to be for it and not too busy. */
    const requireKind = async (request: FastifyRequest, name: string, act: 'read' | 'write'): Promise<DataKind> => {
      const kind = services.dataKinds.get(name)
      const key = await requireKey(request, `${name}:${act}`)
      if (!kind || (act === 'read' && !kind.read)) return notFound('kind')
      if (!key.hasScope) return forbidden(`This key has no scope ${name}:${act}.`)
      if (!limit.mayCall(`${request.scope.tenant} ${key.id}`, services.clock.now().getTime()))
        throw new Problem(429, 'too_many_calls', 'This key calls too often. Please send more lines in fewer calls.')
      return kind
    }

    addEndpoint(
      scope,
      bringLines,
      async (request, reply) => {
        const { tenant } = request.scope
        const kind = await requireKind(request, request.params.kind, 'write')
        const body = request.body
        if (!(body instanceof Readable)) throw new Problem(415, 'unsupported_media_type', 'Please send application/x-ndjson.')
        const onFault = (error: unknown): void => request.log.error({ err: error }, 'a line of the integration could not be kept')
        reply.type('application/x-ndjson')
        const lines = (await spoolBody(body)) as AsyncIterable<Uint8Array>
        return reply.send(Readable.from(applyLines({ services, tenant, kind, onFault }, lines)))
      },
      { config: { opensNoTransaction: true, allowsForeignOrigin: true, streamsBody: true } },
    )

    addEndpoint(
      scope,
      readBroughtLines,
      async (request, reply) => {
        const { since } = request.query
        const kind = await requireKind(request, request.params.kind, 'read')
        const query = since === undefined ? {} : { since: new Date(since) }
        reply.type('application/x-ndjson')
        return reply.send(Readable.from(writeStoredLines({ services, tenant: request.scope.tenant, kind }, query)))
      },
      { config: { opensNoTransaction: true, allowsForeignOrigin: true } },
    )
  })
}
