import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  isToken,
  readVisitOfAddress,
  readVisitOfHeader,
  type PunchOutVisit,
} from '#foundation/identity/session/punch-out-visit.rules.ts'
import { readSessionToken } from '#foundation/identity/session/session-cookies.service.ts'
import { lookUp } from '#kernel/look-up.ts'
import { PUNCH_OUT_HEADER } from '#platform/http/tenant-scope.ts'

/** Always with the prefix: in a frame of another site a cookie without `Secure` is not taken. One a visit, so that two at once do not meet. */
export const punchOutCookieName = (id: string): string => `__Host-punch-out-${id}`

const OPTIONS = { path: '/', httpOnly: true, secure: true, sameSite: 'none', partitioned: true } as const

/** A browser has so many at most; older ones end. */
const MOST_COOKIES = 5

export const setPunchOutCookie = (request: FastifyRequest, reply: FastifyReply, id: string, token: string): void => {
  const former = Object.keys(request.cookies).filter((name) => name.startsWith(punchOutCookieName('')))
  for (const name of former.slice(0, Math.max(0, former.length + 1 - MOST_COOKIES))) reply.clearCookie(name, OPTIONS)
  reply.setCookie(punchOutCookieName(id), token, OPTIONS)
}

/** A browser with the cookie of one visit and no session of its own means that visit, without naming it. */
const findOnlyVisit = (request: FastifyRequest): PunchOutVisit | undefined => {
  const [name, another] = Object.keys(request.cookies).filter((each) => each.startsWith(punchOutCookieName('')))
  const tenant = request.server.services.tenants.byHost(request.host)
  if (!tenant || name === undefined || another !== undefined) return undefined
  if (readSessionToken(request, tenant.key) !== undefined) return undefined
  return readVisitOfHeader(name.slice(punchOutCookieName('').length))
}

const findVisit = (request: FastifyRequest): PunchOutVisit | undefined =>
  readVisitOfHeader(request.headers[PUNCH_OUT_HEADER]) ?? readVisitOfAddress(request.url) ?? findOnlyVisit(request)

/** Such a request is never one of the person who may be signed in beside it. */
export const isOfPunchOut = (request: FastifyRequest): boolean =>
  request.headers[PUNCH_OUT_HEADER] !== undefined || findVisit(request) !== undefined

type CarriedVisit = { readonly id: string; readonly token: string; readonly isOfCookie: boolean }

/** The visit with its token: of the cookie, or of the window that takes none. */
export const readPunchOut = (request: FastifyRequest): CarriedVisit | undefined => {
  const visit = findVisit(request)
  if (!visit) return undefined
  const cookie = lookUp(request.cookies, punchOutCookieName(visit.id))
  if (isToken(cookie)) return { id: visit.id, token: cookie, isOfCookie: true }
  return visit.token === undefined ? undefined : { id: visit.id, token: visit.token, isOfCookie: false }
}
