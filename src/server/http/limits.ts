import type { Socket } from 'node:net'
import { randomUUID } from 'node:crypto'
import type { FastifyServerOptions } from 'fastify'
import type { Limits } from '#server/config.ts'
import { buildErrorBody, fromStatus } from '#server/http/error-answer.rules.ts'
import type { App } from '#server/feature.ts'
import { lookUp } from '#kernel/look-up.ts'

type StatusLine = { readonly status: number; readonly reason: string }

/** Reasons are written out: importing `node:http` as a module would load all of fetch at the start. */
const CLIENT_ERRORS: Readonly<Record<string, StatusLine>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, reason: 'Request Timeout' },
  HPE_HEADER_OVERFLOW: { status: 431, reason: 'Request Header Fields Too Large' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, reason: 'Payload Too Large' },
}
const BAD_REQUEST: StatusLine = { status: 400, reason: 'Bad Request' }

/** Answers what is no HTTP, too slow or too large to become a request at all. */
const answerClientError = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { status, reason } = lookUp(CLIENT_ERRORS, error.code ?? '') ?? BAD_REQUEST
  const body = JSON.stringify(buildErrorBody(fromStatus(status), randomUUID()))
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  if (socket.writable && socket.bytesWritten === 0) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy(error)
}

const MAX_HEADER_BYTES = 16_384
const MAX_HEADERS = 100

/** Nobody holds a connection by being slow: headers, bodies, answers and silence all have an end. */
export const buildLimitOptions = (limits: Limits) =>
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
    clientErrorHandler: answerClientError,
  }) satisfies FastifyServerOptions & { http: object }

/** What Node only takes on the server itself. */
export const limitConnections = (app: App, { maxConnections }: Pick<Limits, 'maxConnections'>): void => {
  app.server.maxConnections = maxConnections
  app.server.maxHeadersCount = MAX_HEADERS
}
