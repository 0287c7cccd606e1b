import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Config } from '#platform/config.ts'
import type { App } from '#platform/feature.ts'
import { notFound } from '#platform/http/errors.ts'
import { isDescriptionPath, isInternalPath, isOnInternalPort, isTrustedCaller } from '#platform/http/internal.rules.ts'
import { StartError } from '#platform/start-error.ts'

/** Connections that came by the internal port. */
const internalSockets = new WeakSet<Socket>()

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

const readBearer = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer +(\S{1,300})$/i.exec(headers.authorization ?? '')?.[1]

/** Of the route that answers: an address can be spelled in several ways. */
const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? ''

const pathOf = (url: string): string => url.split('?', 1)[0] ?? ''

type InternalParts = {
  readonly internal: Config['internal']
  /** Whether the site knows who calls, as an admin or by the key of a system. */
  readonly isKnown: (request: FastifyRequest) => Promise<boolean>
}

/** Measurements and the description of the API do not exist for the public of a live site. */
export const guardInternal = (app: App, { internal, isKnown }: InternalParts): void => {
  if (internal.isOpen) return
  const { metricsKey } = internal
  const hasMetricsKey = (request: FastifyRequest): boolean => {
    const given = readBearer(request)
    return metricsKey !== undefined && given !== undefined && timingSafeEqual(hash(given), hash(metricsKey))
  }
  app.addHook('onRequest', async (request) => {
    const path = routeOf(request)
    if (!isInternalPath(path)) return
    const cameByInternalPort = internalSockets.has(request.raw.socket)
    if (isTrustedCaller({ isOpen: false, cameByInternalPort, hasMetricsKey: hasMetricsKey(request) })) return
    if (!isDescriptionPath(path) || !(await isKnown(request))) notFound('page')
  })
  // No cache in front may hand to others what one caller could read.
  app.addHook('onSend', async (request, reply) => {
    if (isInternalPath(routeOf(request))) reply.header('cache-control', 'private, no-store')
  })
}

/** A second door for probes and measurements, on loopback or a network that the public does not reach. */
export const listenInternally = async (
  app: App,
  { port, host }: Config['internal'],
): Promise<{ readonly port: number; readonly stop: () => Promise<void> } | undefined> => {
  if (port === undefined) return undefined
  const server = createServer((request, response) => {
    if (isOnInternalPort(pathOf(request.url ?? ''))) return void app.routing(request, response)
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found')
  })
  server.on('connection', (socket) => void internalSockets.add(socket))
  await once(server.listen(port, host), 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new StartError(`Port ${port} is taken: stop what listens there, or set INTERNAL_PORT to another one.`)
  })
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
