import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#platform/feature.ts'
import { buildErrorBody, fromStatus } from '#platform/http/error-answer.rules.ts'
import { countHosts, isHost } from '#platform/http/host.rules.ts'
import { fitLocation, MAX_LOCATION } from '#platform/http/redirect.rules.ts'
import type { SecurityHeaders } from '#platform/http/security-headers.ts'

/** A request that names no host, two, or another one than its target: whose site it is would depend on who reads it [T-33]. */
const isAmbiguous = ({ raw, host, url }: FastifyRequest): boolean =>
  (raw.headers.host !== undefined && !isHost(host)) || countHosts(raw.rawHeaders) > 1 || !(url.startsWith('/') || url === '*')

/** Always the bare error: which site's page it could be is what is not known. */
const refuse = (request: FastifyRequest, reply: FastifyReply, headers: SecurityHeaders): void => {
  void reply
    .code(400)
    .headers(headers)
    .header('cache-control', 'no-store')
    .header('connection', 'close')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(buildErrorBody(fromStatus(400), request.id)))
}

/** Mount it before everything that looks at the host. */
export const checkHosts = (app: App, headers: SecurityHeaders): void => {
  app.addHook('onRequest', (request, reply, done) => (isAmbiguous(request) ? refuse(request, reply, headers) : done()))
}

/** A redirect that no client could read would lead nowhere. */
export const shortenRedirects = (app: App): void => {
  app.addHook('onSend', (_request, reply, payload, done) => {
    const location = reply.getHeader('location')
    if (typeof location === 'string' && location.length > MAX_LOCATION) reply.header('location', fitLocation(location))
    done(null, payload)
  })
}
