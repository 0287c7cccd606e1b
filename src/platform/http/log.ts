import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { LogController, type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify'
import type { Scope } from '#kernel/scope.ts'
import type { Config } from '#platform/config.ts'
import type { App } from '#platform/feature.ts'
import { describeError, loggedPath } from '#platform/http/log-scrub.rules.ts'
import { buildProxyTrust, type ProxyTrust } from '#platform/http/proxy-trust.ts'

export type LogOptions = {
  readonly tenantOf?: (request: FastifyRequest) => string | undefined
  readonly stream?: { write(line: string): void }
}

const SAFE_ID = /^[A-Za-z0-9_.-]{8,64}$/

/** A proxy of ours may name the request; anybody else could forge lines or collide with others. */
const buildRequestIds =
  (trust: ProxyTrust | false) =>
  (request: IncomingMessage): string => {
    const given = request.headers['x-request-id']
    if (trust && typeof given === 'string' && SAFE_ID.test(given) && trust(request.socket.remoteAddress, 0)) return given
    return randomUUID()
  }

/** Probes ask every second: their lines would bury the others. */
const QUIET = new Set(['/healthz', '/readyz', '/metrics'])

/** A request that was refused early has no scope. */
const personOf = ({ scope }: { readonly scope?: Scope }): string | undefined => scope?.user?.actorId ?? scope?.user?.id

/** One line a request, when it is over. */
class RequestLog extends LogController {
  readonly #tenantOf: LogOptions['tenantOf']

  constructor(tenantOf: LogOptions['tenantOf']) {
    super({ requestIdLogLabel: 'requestId' })
    this.#tenantOf = tenantOf
  }

  override incomingRequest(): void {}
  override routeNotFound(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    // Counted together: a line each would cost more than turning them away.
    if (request.isShed) return
    const { method, routeOptions } = request
    const route = routeOptions.url
    const line = {
      method,
      route,
      path: loggedPath(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      tenant: this.#tenantOf?.(request),
      // Who was refused, but no record of what people visit.
      person: reply.statusCode >= 400 ? personOf(request) : undefined,
    }
    if (error) request.log.error({ ...line, err: error }, 'request failed')
    else if (route !== undefined && QUIET.has(route)) request.log.debug(line, 'request')
    else request.log.info(line, 'request')
  }
}

/** Whatever code logs a request or a reply as `req` and `res`, only these fields come out. */
const serializers = {
  req: (request: FastifyRequest) => ({ method: request.method, path: loggedPath(request.url ?? '') }),
  res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
  err: describeError,
}

export const buildLogOptions = (config: Pick<Config, 'logLevel' | 'trustProxy'>, { tenantOf, stream }: LogOptions = {}) =>
  ({
    logger: {
      level: config.logLevel,
      base: null,
      formatters: { level: (label: string) => ({ level: label }) },
      serializers,
      ...(stream ? { stream } : {}),
    },
    logController: new RequestLog(tenantOf),
    genReqId: buildRequestIds(buildProxyTrust(config.trustProxy)),
  }) satisfies FastifyServerOptions

/** People quote it when they request help. */
export const returnRequestIds = (app: App): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
}
