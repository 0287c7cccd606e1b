import type { FastifyRequest } from 'fastify'
import type { TrustedProxies } from '#platform/config-fields.ts'
import type { App } from '#platform/feature.ts'
import { buildProxyTrust, type ProxyTrust } from '#platform/http/proxy-trust.ts'
import { nameRoute } from '#platform/http/route-name.ts'
import { isTracing, markBrowser, placeOf, runInSpan, startSpan, type Span } from '#platform/telemetry/trace.ts'
import { decideTraceSource, parseTraceParent, type TraceParent } from '#platform/telemetry/traceparent.rules.ts'

declare module 'fastify' {
  interface FastifyRequest {
    span: Span | null
  }
}

/** Probes ask every second. */
const UNTRACED: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

/** The route's pattern: an address may name people and hold tokens. */
const nameOf = ({ method, routeOptions }: FastifyRequest): string => nameRoute(method, routeOptions.url ?? 'none')

const readParent = (request: FastifyRequest, trust: ProxyTrust | false): TraceParent | undefined => {
  const place = parseTraceParent(request.headers['traceparent'])
  if (!place) return undefined
  const isTrustedProxy = trust !== false && trust(request.raw.socket.remoteAddress, 0)
  const source = decideTraceSource({ isTrustedProxy, fetchSite: request.headers['sec-fetch-site'] })
  if (source === 'browser') markBrowser(`browser ${nameOf(request)}`, place, { 'http.route': request.routeOptions.url })
  return source === 'nobody' ? undefined : place
}

type TraceOptions = {
  readonly tenantOf: (request: FastifyRequest) => string | undefined
  readonly trustProxy: TrustedProxies
  readonly isLight: (request: FastifyRequest) => boolean
}

/** Mount it before whatever answers, so that the time in which a request waits counts. */
export const traceRequests = (app: App, { tenantOf, trustProxy, isLight }: TraceOptions): void => {
  app.decorateRequest('span', null)
  if (!isTracing()) return
  const trust = buildProxyTrust(trustProxy)
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions } = request
    if (isLight(request) || UNTRACED.has(routeOptions.url ?? '')) return done()
    const attributes = { 'http.request.method': method, 'http.route': routeOptions.url, 'portico.tenant': tenantOf(request) }
    const span = startSpan(nameOf(request), { kind: 'server', parent: readParent(request, trust), attributes })
    if (!span) return done()
    request.span = span
    span.add({ 'portico.request.id': request.id })
    // Lines of a page from the cache are written outside of the span.
    const { traceId, spanId } = placeOf(span)
    request.log = request.log.child({ traceId, spanId })
    done()
  })
  app.addHook('onError', (request, reply, error, done) => {
    if (reply.statusCode >= 500) request.span?.add({ 'error.type': error.name })
    done()
  })
  app.addHook('onResponse', (request, { statusCode }, done) => {
    request.span?.add({ 'http.response.status_code': statusCode })
    request.span?.end(statusCode >= 500 ? new Error(`answered ${statusCode}`) : undefined)
    done()
  })
}

/** Statements and jobs of a request become part of its trace; once more after the body, which comes in the context of its socket. */
export const enterTraces = (app: App): void => {
  if (!isTracing()) return
  const enter = (request: FastifyRequest, done: () => void): void =>
    request.span ? runInSpan(nameOf(request), request.span, done) : done()
  app.addHook('onRequest', (request, _reply, done) => enter(request, done))
  app.addHook('preValidation', (request, _reply, done) => enter(request, done))
}
