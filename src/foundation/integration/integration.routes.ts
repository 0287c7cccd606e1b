import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { chooseLanguage, hasFiles } from '#foundation/data-kinds/public.server.ts'
import { applyLines } from '#foundation/integration/apply-lines.service.ts'
import { bringLines, readBroughtLines, sendFile } from '#foundation/integration/integration.api.ts'
import { requireKey } from '#foundation/integration/require-key.service.ts'
import { takeSentFile } from '#foundation/integration/take-file.service.ts'
import { writeStoredLines } from '#foundation/integration/stored-lines.service.ts'
import { spoolBody } from '#foundation/integration/spool-body.service.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { badRequest, forbidden, notFound, Problem, tooMany } from '#platform/http/errors.ts'
import { createClientLimit } from '#platform/limits/client-limit.ts'

/** Calls of one key, each of which may bring many lines. */
const PACE = { burst: 120, perSecond: 10 }

/** Calls of one site that write what they bring to the disk at once, each up to 256 MB. */
const MOST_SPOOLS = 16

/** Counts what is under way by site; one more is told to come back [T-100]. */
const createSpools = () => {
  const underWay = new Map<string, number>()
  return async <T>(tenant: string, work: () => Promise<T>): Promise<T> => {
    const count = underWay.get(tenant) ?? 0
    if (MOST_SPOOLS <= count) tooMany(SPOOL_RETRY_S)
    underWay.set(tenant, count + 1)
    try {
      return await work()
    } finally {
      underWay.set(tenant, (underWay.get(tenant) ?? 1) - 1)
    }
  }
}
const SPOOL_RETRY_S = 5

/** A kind of data has lines of every company: to a key of one company there is none. */
const requireWholeSite = ({ companyId }: { readonly companyId: string | null }): void => {
  if (companyId !== null) notFound('kind')
}

const requireStream = ({ body, headers }: Pick<FastifyRequest, 'body' | 'headers'>, type: string): Readable => {
  const isOfType = headers['content-type']?.startsWith(type)
  if (isOfType && body instanceof Readable) return body
  throw new Problem(415, 'unsupported_media_type', `Please send ${type}.`)
}

export const integrationRoutes = async (app: App): Promise<void> => {
  await app.register(async (scope: App) => {
    const { services } = app
    const limit = createClientLimit(PACE)
    const spool = createSpools()
    // Handed on as it arrives: a hundred thousand orders are never in memory at once.
    scope.addContentTypeParser(['application/x-ndjson', 'application/octet-stream'], (_request, payload, done) =>
      done(null, payload),
    )

    const requirePace = (request: FastifyRequest, id: string): void => {
      if (!limit.mayCall(`${request.scope.tenant} ${id}`, services.clock.now().getTime()))
        throw new Problem(429, 'too_many_calls', 'This key calls too often. Please send more lines in fewer calls.')
    }

    /** The kind that is meant, once the key is known to be for it and not too busy. */
    const requireKind = async (request: FastifyRequest, name: string, act: 'read' | 'write') => {
      const kind = services.dataKinds.get(name)
      const key = await requireKey(request, [`${name}:${act}`])
      if (!kind || (act === 'read' && !kind.read)) return notFound('kind')
      if (!key.hasScope) return forbidden(`This key has no scope ${name}:${act}.`)
      requireWholeSite(key)
      requirePace(request, key.id)
      return { kind, key }
    }

    addEndpoint(
      scope,
      sendFile,
      async (request) => {
        const kinds = [...services.dataKinds.values()].filter(hasFiles)
        const key = await requireKey(request, kinds.map(({ name }) => `${name}:write`)) // prettier-ignore
        if (!key.hasScope) return forbidden(`This key has no scope of ${kinds.map(({ name }) => name).join(', ')}.`)
        requireWholeSite(key)
        requirePace(request, key.id)
        const body = requireStream(request, 'application/octet-stream')
        const { tenant } = request.scope
        return spool(tenant, () => takeSentFile(services, { tenant, name: request.params.name, body }))
      },
      { config: { opensNoTransaction: true, allowsForeignOrigin: true, streamsBody: true } },
    )

    addEndpoint(
      scope,
      bringLines,
      async (request, reply) => {
        const { tenant } = request.scope
        const { kind, key } = await requireKind(request, request.params.kind, 'write')
        const body = requireStream(request, 'application/x-ndjson')
        const onFault = (error: unknown): void => request.log.error({ err: error }, 'a line of the integration could not be kept')
        const language = chooseLanguage(request.headers['accept-language'])
        reply.type('application/x-ndjson').header('content-language', language)
        const lines = (await spool(tenant, () => spoolBody(body))) as AsyncIterable<Uint8Array>
        return reply.send(Readable.from(applyLines({ services, tenant, kind, key, language, onFault }, lines)))
      },
      { config: { opensNoTransaction: true, allowsForeignOrigin: true, streamsBody: true } },
    )

    addEndpoint(
      scope,
      readBroughtLines,
      async (request, reply) => {
        const { since, status } = request.query
        const { kind } = await requireKind(request, request.params.kind, 'read')
        if (status === 'draft' && !kind.hasDrafts) return badRequest('This kind of data has no drafts.')
        const query = {
          ...(since !== undefined && { since: new Date(since) }),
          ...(status === 'draft' && { filters: { status } }),
        }
        reply.type('application/x-ndjson')
        return reply.send(Readable.from(writeStoredLines({ services, tenant: request.scope.tenant, kind }, query)))
      },
      { config: { opensNoTransaction: true, allowsForeignOrigin: true } },
    )
  })
}
