import type { FastifyReply, FastifyRequest } from 'fastify'
import { actingHintName } from '#features/accounts/impersonation/impersonation-hint.rules.ts'
import { listCustomers, startImpersonation, stopImpersonation } from '#features/accounts/impersonation/impersonation.api.ts'
import { guardActing } from '#features/accounts/impersonation/impersonation-guard.service.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { decideActing, readImpersonation, type Person } from '#foundation/identity/public.ts'
import {
  csrSiteOf,
  describeRoles,
  domainIdOf,
  endOfGrant,
  findActingPair,
  findGrant,
  hostCookieName,
  listActableCustomers,
  requireRecentSignIn,
  saveGrant,
  requirePerson,
} from '#foundation/identity/public.server.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound, unauthorised } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'

type Caller = { readonly sessionId: string; readonly employee: Person; readonly mayAct: boolean }

/** The employee, also while they are seen as someone else. */
const requireCaller = async (request: FastifyRequest): Promise<Caller> => {
  const user = userOf(request)
  const employee = await requirePerson(request, user.actorId ?? user.id)
  const site = csrSiteOf(request.server.services, request.scope.tenant)
  return { sessionId: user.sessionId, employee, mayAct: decideActing(employee, site).allowed }
}

/** To those without the role none of this exists, whatever they send along [T-55]. */
const requireActor = async (request: FastifyRequest): Promise<Caller> => {
  const caller = await requireCaller(request)
  return caller.mayAct ? caller : notFound('customer')
}

export const actingRoutes = (app: App): void => {
  const { clock, config } = app.services
  app.addHook('preHandler', (request) => guardActing(request, request.routeOptions.url ?? ''))

  const readState = async (request: FastifyRequest, { sessionId, mayAct }: Caller) => {
    const grant = await findGrant(request.tx, sessionId)
    if (!grant?.actingUntil) return { mayAct, acting: null }
    const { actingFor, actingUntil, name, company } = grant
    const until = actingUntil.toISOString()
    const hasEnded = request.scope.user?.actorId === undefined
    return { mayAct, acting: { id: actingFor, name: name ?? '', company: company ?? '', until, hasEnded } }
  }

  /** Says whom it was for; a session has one grant at a time. */
  const endGrant = async (request: FastifyRequest, { sessionId, employee }: Caller): Promise<void> => {
    const grant = await findGrant(request.tx, sessionId)
    if (!grant?.actingUntil) return
    await saveGrant(request.tx, sessionId, { actingFor: null, actingUntil: null, actingRoles: null })
    if (grant.actingFor !== null)
      await writeAudit(request.tx, { id: grant.actingFor, actorId: employee.id }, clock.now(), 'acting.ended')
  }

  /** A hint for the page, so that it asks; it proves nothing. */
  const hint = (request: FastifyRequest, reply: FastifyReply, isActing: boolean): void => {
    const name = hostCookieName(actingHintName(domainIdOf(app.services, request.scope.tenant)), config.cookies.hasPrefix)
    const options = { path: '/', sameSite: 'lax', secure: config.cookies.isSecure } as const
    if (isActing) reply.setCookie(name, 'true', options)
    else reply.clearCookie(name, options)
  }

  addEndpoint(app, readImpersonation, async (request) => readState(request, await requireCaller(request)))

  addEndpoint(app, listCustomers, async (request) => {
    const { employee } = await requireActor(request)
    const { rows, total } = await listActableCustomers(request.tx, employee, request.query)
    return { customers: rows, total }
  })

  addEndpoint(app, startImpersonation, async (request, reply) => {
    const caller = await requireActor(request)
    const { employee, sessionId } = caller
    const { personId } = request.body
    const pair = await findActingPair(request.tx, csrSiteOf(app.services, request.scope.tenant), employee.id, personId)
    if (!pair?.decision.allowed) return notFound('customer')
    await requireRecentSignIn(request)
    await endGrant(request, caller)
    const session = (await findGrant(request.tx, sessionId)) ?? unauthorised()
    const actingUntil = endOfGrant(clock.now(), session.endsAt)
    await saveGrant(request.tx, sessionId, { actingFor: personId, actingUntil, actingRoles: describeRoles(pair) })
    const until = actingUntil.toISOString()
    await writeAudit(request.tx, { id: personId, actorId: employee.id }, clock.now(), 'acting.started', { until })
    hint(request, reply, true)
    const { acting } = await readState(request, caller)
    return { mayAct: true, acting: acting && { ...acting, hasEnded: false } }
  })

  addEndpoint(app, stopImpersonation, async (request, reply) => {
    const caller = await requireCaller(request)
    await endGrant(request, caller)
    hint(request, reply, false)
    return { mayAct: caller.mayAct, acting: null }
  })
}
