import { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { currentHolder, openHolder, runAsHolder, type Holder } from '#platform/database/connection-guard.ts'
import type { App } from '#platform/feature.ts'

declare module 'fastify' {
  interface FastifyRequest {
    connectionHolder: Holder | null
  }
}

/** Made by this process itself, as when a site asks the provider that is built into it. */
export const isFromInside = ({ raw }: FastifyRequest): boolean => !(raw.socket instanceof Socket)

const holderOf = ({ method, routeOptions, id }: FastifyRequest): Holder =>
  openHolder(`${method} ${routeOptions.url ?? 'none'}`, id)

/** A request has one connection at a time, with all that it asks of this process itself: the pool sees by this who asks [T-93]. */
export const countConnections = (app: App): void => {
  app.decorateRequest('connectionHolder', null)
  app.addHook('onRequest', (request, _reply, done) => {
    request.connectionHolder = (isFromInside(request) ? currentHolder() : undefined) ?? holderOf(request)
    runAsHolder(request.connectionHolder, done)
  })
  // Once more: what comes after a body runs in the context of its socket.
  app.addHook('preValidation', (request, _reply, done) => {
    runAsHolder((request.connectionHolder ??= holderOf(request)), done)
  })
}
