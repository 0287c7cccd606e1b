import type { Socket } from 'node:net'
import { randomUUID } from 'node:crypto'
import type { FastifyServerOptions } from 'fastify'
import type { Limits } from '#platform/config.ts'
import { buildErrorBody, fromStatus } from '#platform/http/error-answer.rules.ts'
import type { App } from '#platform/feature.ts'
import type { SecurityHeaders } from '#platform/http/security-headers.ts'
import { lookUp } from '#kernel/look-up.ts'

type StatusLine = { readonly status: number; readonly reason: string }

/** Reasons are written out: importing `node:http` as a module would load all of fetch at the start. */
const CLIENT_ERRORS: Readonly<Record<string, StatusLine>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, reason: 'Request Timeout' },
  HPE_HEADER_OVERFLOW: { status: 431, reason: 'Request Header Fields Too Large' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, reason: 'Payload Too Large' },
}
const BAD_REQUEST: StatusLine = { status: 400, reason: 'Bad Request' }

/** How long a client may go on sending what nobody reads, so that it gets to read the answer. */
const LINGER_MS = 1000
const answered = new WeakSet<Socket>()

/** Node's own mark of the answer that belongs to a connection: what has begun cannot become another one. */
const isAnswering = (socket: Socket & { _httpMessage?: { headersSent: boolean } | null }): boolean =>
  socket._httpMessage?.headersSent === true

/** Closing at once would reset the connection while the client still sends, and take the answer with it. */
const closeGently = (socket: Socket, answer: string): void => {
  answered.add(socket)
  const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref()
  socket.once('close', () => clearTimeout(timer))
  socket.end(answer)
  socket.resume()
}

/** Answers what is no HTTP, too slow or too large to become a request at all. */
const answerClientErrors =
  (headers: SecurityHeaders) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed || answered.has(socket)) return
    if (!socket.writable || isAnswering(socket)) return void socket.destroy(error)
    const { status, reason } = lookUp(CLIENT_ERRORS, error.code ?? '') ?? BAD_REQUEST
    const body = JSON.stringify(buildErrorBody(fromStatus(status), randomUUID()))
    const head = [
      `HTTP/1.1 ${status} ${reason}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      'connection: close',
    ]
    closeGently(socket, `${head.join('\r\n')}\r\n\r\n${body}`)
  }

const MAX_HEADER_BYTES = 16_384
const MAX_HEADERS = 100

/** Nobody holds a connection by being slow: headers, bodies, answers and silence all have an end. */
export const buildLimitOptions = (limits: Limits, headers: SecurityHeaders = {}) =>
  ({
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.idleMs,
    keepAliveTimeout: limits.keepAliveMs,
    routerOptions: { maxParamLength: 500 },
    http: {
      headersTimeout: limits.headersMs,
      maxHeaderSize: MAX_HEADER_BYTES,
      // How late a limit may be noticed; Node's own default is 30 s.
      connectionsCheckingInterval: Math.min(1000, Math.ceil(limits.headersMs / 4)),
    },
    // While stopping, what still arrives on open connections is answered, not refused.
    return503OnClosing: false,
    clientErrorHandler: answerClientErrors(headers),
  }) satisfies FastifyServerOptions & { http: object }

/** Options that Node accepts only on the server itself. */
export const limitConnections = (app: App, { maxConnections }: Pick<Limits, 'maxConnections'>): void => {
  app.server.maxConnections = maxConnections
  app.server.maxHeadersCount = MAX_HEADERS
}
