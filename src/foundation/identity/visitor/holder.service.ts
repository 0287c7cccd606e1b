import type { FastifyReply, FastifyRequest } from 'fastify'
import { readPurposeCookie, setPurposeCookie } from '#foundation/identity/session/purpose-cookie.service.ts'
import { hashToken, makeToken } from '#foundation/identity/session/session-token.service.ts'

/**
 * Whoever accepted an agreement or sent a form: the person of the session, else the browser by a cookie of its own.
 * `key` is what tables keep; it holds no secret.
 */
export type Holder = { readonly key: string; readonly personId?: string }

const TOKEN = /^[\w-]{43}$/
/** As long as such a record is worth something to a visitor. */
const VISITOR_SECONDS = 365 * 24 * 60 * 60

const cookieOf = (request: FastifyRequest) =>
  ({ tenant: request.scope.tenant, purpose: 'visitor', path: '/', sameSite: 'lax' }) as const

const visitorHolder = (token: string): Holder => ({ key: `visitor:${hashToken(token).toString('base64url')}` })

/** Undefined for a visitor who has accepted and sent nothing yet. */
export const findHolder = (request: FastifyRequest): Holder | undefined => {
  const { user } = request.scope
  if (user) return { key: `person:${user.id}`, personId: user.id }
  const token = readPurposeCookie(request, cookieOf(request))
  return token !== undefined && TOKEN.test(token) ? visitorHolder(token) : undefined
}

/** Gives a visitor the cookie by which they are known again; only when there is something to remember. */
export const requireHolder = (request: FastifyRequest, reply: FastifyReply): Holder => {
  const known = findHolder(request)
  if (known) return known
  const token = makeToken()
  setPurposeCookie(request, reply, cookieOf(request), { value: token, maxAge: VISITOR_SECONDS })
  return visitorHolder(token)
}
