import type { FastifyReply, FastifyRequest } from 'fastify'
import { runFromPosition } from '#platform/database/read-position.ts'
import { parsePosition, writePosition, type LogPosition } from '#platform/database/replica.rules.ts'
import type { Replicas } from '#platform/database/replicas.ts'
import type { App } from '#platform/feature.ts'

/** Where the log of the database was after the last change that this browser made: it chooses a database, nothing else. */
const COOKIE = 'portico_position'
const PATTERN = /(?:^|; )portico_position=([0-9A-F]{1,8}\/[0-9A-F]{1,8})(?:;|$)/
/** A replica that is later than a second is not read. */
const LIFE_S = 10

const positionOf = ({ headers }: Pick<FastifyRequest, 'headers'>): LogPosition | undefined =>
  headers.cookie === undefined ? undefined : parsePosition(PATTERN.exec(headers.cookie)?.[1])

export type OwnWrites = {
  /** False while what this browser changed may not have reached the caches of this process. */
  readonly isHeard: (request: Pick<FastifyRequest, 'headers'>) => boolean
  /** After a commit. */
  readonly note: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

const NO_REPLICAS: OwnWrites = { isHeard: () => true, note: async () => {} }

/** Whoever changed something reads it, whichever process and replica answers next. */
export const followOwnWrites = (app: App, replicas: Replicas | undefined, isSecure: boolean): OwnWrites => {
  if (!replicas) return NO_REPLICAS
  // Twice: what comes after a body runs in the context of its socket.
  for (const hook of ['onRequest', 'preValidation'] as const)
    app.addHook(hook, (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
      const position = positionOf(request)
      if (position === undefined) done()
      else runFromPosition(position, done)
    })
  return {
    isHeard: (request) => {
      const position = positionOf(request)
      return position === undefined || replicas.hasHeard(position)
    },
    note: async ({ method, routeOptions }, reply) => {
      // A search is sent by POST and changes nothing.
      if (method === 'GET' || method === 'HEAD' || routeOptions.config.readsReplica) return
      const position = await replicas.readPosition().catch(() => undefined)
      if (position === undefined) return
      const flags = `Max-Age=${LIFE_S}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
      reply.header('set-cookie', `${COOKIE}=${writePosition(position)}; ${flags}`)
    },
  }
}
