import type { FastifyReply, FastifyRequest } from 'fastify'
import { decideAccess, needsUser, type Access } from '#kernel/access.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import type { App } from '#platform/feature.ts'
import { notFound, unauthorised, forbidden } from '#platform/http/errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call; `everyone` unless said. Endpoints take it from their declaration. */
    readonly access?: Access
    /** Its body may be larger than what anonymous callers may send, because it is read as a stream behind a check of its own. */
    readonly streamsBody?: true
    /** Visits that a procurement system opened may call it; to all other routes they are anonymous. */
    readonly inPunchOut?: true
  }
}

/** The body limit of anonymous callers; forms with files have their own. */
export const ANONYMOUS_BYTES = 64 * 1024

export const accessOf = (request: FastifyRequest): Access => request.routeOptions.config.access ?? 'everyone'

export const hasBody = ({ headers }: Pick<FastifyRequest['raw'], 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

/** Reading it costs no more than a body that anonymous callers may send, so it needs no check of its own before. */
export const isSmallJson = ({ headers }: Pick<FastifyRequest['raw'], 'headers'>): boolean =>
  headers['transfer-encoding'] === undefined &&
  Number(headers['content-length']) <= ANONYMOUS_BYTES &&
  headers['content-type']?.startsWith('application/json') === true

/** The one place that refuses: 401 to whoever is not signed in, 404 to whoever may not know of it, 403 to whoever lacks a right. */
export const requireAccess = (access: Access, user: ScopeUser | undefined): void => {
  const outcome = decideAccess(access, user)
  if (outcome === 'sign-in-required') unauthorised('Please sign in.', { session_valid: false })
  if (outcome === 'missing') notFound('page')
  if (outcome === 'forbidden') forbidden('This needs a right that an administrator gives.')
}

/** For what no cache may keep. */
export const PRIVATE = 'private, no-store'

/** Answers to a tenant’s routes stay out of every cache, unless the handler says otherwise: most depend on who calls. */
export const keepPrivate = (reply: FastifyReply): void => void reply.header('cache-control', PRIVATE)

/** Who calls an endpoint that needs a user; `requireAccess` has refused everyone else. */
export const userOf = ({ scope }: Pick<FastifyRequest, 'scope'>): ScopeUser =>
  scope.user ?? unauthorised('Please sign in.', { session_valid: false })

/** Routes that anybody may call take small bodies, whatever the process allows others [T-95]. */
export const limitAnonymousBodies = (app: App): void => {
  app.addHook('onRoute', (route) => {
    const { access = 'everyone', streamsBody } = route.config ?? {}
    if (needsUser(access) || streamsBody) return
    route.bodyLimit = Math.min(route.bodyLimit ?? ANONYMOUS_BYTES, ANONYMOUS_BYTES)
  })
}
