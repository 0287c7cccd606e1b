import type { FastifyRequest } from 'fastify'
import { refuseForeignAppId } from '#foundation/tenants/public.server.ts'
import { isStaff } from '#foundation/identity/policy/staff.rules.ts'
import { isSameOriginCall } from '#foundation/identity/session/same-origin-call.rules.ts'
import { findPerson } from '#foundation/identity/person/person.store.ts'
import { readCallFacts } from '#foundation/identity/session/request-facts.service.ts'
import { findRequestSession } from '#foundation/identity/session/resolve-user.service.ts'
import {
  deleteLogin,
  extendSession,
  readRemainingTime,
  readSessionDetails,
  readUserInfo,
} from '#foundation/identity/session/session.api.ts'
import { clearSessionCookies, readSessionToken } from '#foundation/identity/session/session-cookies.service.ts'
import { countRemaining } from '#foundation/identity/session/session.rules.ts'
import type { Session } from '#foundation/identity/session/find-session.store.ts'
import { endSession, refreshSession } from '#foundation/identity/session/session.store.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { Problem, unauthorised } from '#platform/http/errors.ts'
import type { App } from '#platform/feature.ts'

const INVALID = { session_valid: false } as const

const read = async (request: FastifyRequest<{ Querystring: { appId?: string } }>) => {
  await refuseForeignAppId(request)
  return findRequestSession(request.tx, request)
}

/** Calls that extend a session, or report its remaining time, are refused once there is none [7.1.2, 7.1.3]. */
const refuse = (): never => unauthorised('Your session has ended. Please sign in again.', INVALID)

export const sessionRoutes = (app: App): void => {
  const { clock, config } = app.services
  const now = () => clock.now()

  addEndpoint(app, readSessionDetails, async (request) => {
    const session = await read(request)
    const person = session && (await findPerson(request.tx, request.scope.user?.id ?? session.personId))
    return person ? { session_valid: true, tempEmailId: person.tempEmail ?? undefined } : INVALID
  })

  addEndpoint(app, readUserInfo, async (request) => {
    const session = await read(request)
    // The person at the keyboard, also while acting for a customer.
    const person = session && (await findPerson(request.tx, session.personId))
    if (!person) return INVALID
    const staff = isStaff(request.scope.user?.roles ?? []) ? { is_staff: true as const } : {}
    return { session_valid: true, given_name: person.givenName, sub: person.honId, ...staff }
  })

  addEndpoint(app, readRemainingTime, async (request) => {
    const session: Session = (await read(request)) ?? refuse()
    return { remaining_time: countRemaining(now(), session), session_valid: true as const }
  })

  addEndpoint(app, extendSession, async (request) => {
    const session: Session = (await read(request)) ?? refuse()
    if (!isSameOriginCall(readCallFacts(request)))
      throw new Problem(403, 'foreign_origin', 'This request did not come from one of our pages.', {
        extra: { session_refreshed: false },
      })
    await refreshSession(request.tx, session, now(), config.session)
    return { session_refreshed: true as const }
  })

  addEndpoint(app, deleteLogin, async (request, reply) => {
    const { tenant } = request.scope
    const token = readSessionToken(request, tenant)
    if (token !== undefined) await endSession(request.tx, token)
    clearSessionCookies(reply, app.services, tenant)
    return { success: true as const }
  })
}
