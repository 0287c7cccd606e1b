import type { FastifyRequest } from 'fastify'
import { READ_ONLY_CODE, type ReadOnlyReason } from '#kernel/read-only.ts'
import type { App } from '#platform/feature.ts'
import { changesState } from '#platform/http/origin.rules.ts'
import { Problem } from '#platform/http/problem.ts'
import { decideWhileReadOnly, READ_ONLY_RETRY_S } from '#platform/read-only/read-only.rules.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Endpoints take it from their declaration; see `EndpointSpec`. */
    readonly whileReadOnly?: ReadOnlyReason
  }
  interface FastifyRequest {
    /** Refused as planned: metrics do not count it among the errors of the server. */
    isRefusedAsReadOnly: boolean
  }
}

type Parts = {
  /** Whether the request is for a site that is read-only. */
  readonly isReadOnly: (request: FastifyRequest) => boolean
  /** Addresses of pages share one route: what is behind one of them says itself why it is served. */
  readonly findReason: (request: FastifyRequest) => ReadOnlyReason | undefined
  /** In the language of whoever reads it. */
  readonly write: (request: FastifyRequest) => string
}

/**
 * The one place that refuses changes of a read-only site: before bodies are read and before anybody is looked up. Addresses
 * that do not exist are refused as well, so that the answer tells nothing about them.
 */
export const refuseChanges = (app: App, { isReadOnly, findReason, write }: Parts): void => {
  app.decorateRequest('isRefusedAsReadOnly', false)
  app.addHook('onRequest', (request, reply, done) => {
    if (!changesState(request.method) || !isReadOnly(request)) return done()
    const { whileReadOnly, droppable } = request.routeOptions.config
    const call = {
      method: request.method,
      whileReadOnly: whileReadOnly ?? findReason(request),
      isDroppable: droppable !== undefined,
    }
    const outcome = decideWhileReadOnly(call)
    if (outcome === 'served') return done()
    if (outcome === 'dropped') return void reply.send(droppable?.answer)
    request.isRefusedAsReadOnly = true
    done(new Problem(503, READ_ONLY_CODE, write(request), { retryAfterSeconds: READ_ONLY_RETRY_S }))
  })
}
