import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { actingHintName } from '#features/impersonation/acting-hint.rules.ts'
import { guardActing } from '#features/impersonation/acting.guard.ts'
import { writeAudit } from '#features/audit/public.server.ts'
import { decideActing, type Person } from '#features/identity/public.ts'
import {
  csrSiteOf,
  domainIdOf,
  endOfGrant,
  findActingPair,
  findGrant,
  findPerson,
  hostCookieName,
  listActableCustomers,
  requireRecentSignIn,
  saveGrant,
} from '#features/identity/public.server.ts'
import type { App } from '#server/feature.ts'
import { ErrorAnswer, notFound, unauthorised } from '#server/http/errors.ts'

const LISTED = 25

const person = z.object({ id: z.uuid(), name: z.string(), company: z.string() })
const state = z.object({
  mayAct: z.boolean().describe('Whether this person may act for customers at all'),
  acting: person
    .extend({
      id: z.uuid().nullable().describe('Null when the customer is gone'),
      until: z.string(),
      hasEnded: z.boolean().describe('The grant is over; DELETE says that one has seen it'),
    })
    .nullable(),
})
const customers = z.object({ customers: z.array(person.extend({ email: z.string(), accounts: z.number() })) })
const errors = { 400: ErrorAnswer, 401: ErrorAnswer, 404: ErrorAnswer }

type Asking = { readonly sessionId: string; readonly employee: Person; readonly mayAct: boolean }

/** The employee, also while they are seen as someone else. */
const meet = async (request: FastifyRequest, reply: FastifyReply): Promise<Asking> => {
  reply.header('cache-control', 'private, no-store')
  const user = request.scope.user ?? unauthorised()
  const employee = (await findPerson(request.tx, user.actorId ?? user.id)) ?? unauthorised()
  const site = csrSiteOf(request.server.services, request.scope.tenant)
  return { sessionId: user.sessionId, employee, mayAct: decideActing(employee, site).allowed }
}

/** To those without the role none of this exists, whatever they send along [T-55]. */
const meetActor = async (request: FastifyRequest, reply: FastifyReply): Promise<Asking> => {
  const asking = await meet(request, reply)
  return asking.mayAct ? asking : notFound('customer')
}

export const actingRoutes = (app: App): void => {
  const { clock, config } = app.services
  guardActing(app)

  const readState = async (request: FastifyRequest, { sessionId, mayAct }: Asking) => {
    const grant = await findGrant(request.tx, sessionId)
    if (!grant?.actingUntil) return { mayAct, acting: null }
    const { actingFor, actingUntil, name, company } = grant
    const until = actingUntil.toISOString()
    const hasEnded = request.scope.user?.actorId === undefined
    return { mayAct, acting: { id: actingFor, name: name ?? '', company: company ?? '', until, hasEnded } }
  }

  /** Says whom it was for; a session has one grant at a time. */
  const endGrant = async (request: FastifyRequest, { sessionId, employee }: Asking): Promise<void> => {
    const grant = await findGrant(request.tx, sessionId)
    if (!grant?.actingUntil) return
    await saveGrant(request.tx, sessionId, { actingFor: null, actingUntil: null })
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

  app.get(
    '/api/acting',
    { schema: { tags: ['impersonation'], summary: 'For whom the person acts', response: { 200: state, 401: ErrorAnswer } } },
    async (request, reply) => readState(request, await meet(request, reply)),
  )

  app.get(
    '/api/acting/customers',
    {
      schema: {
        tags: ['impersonation'],
        summary: 'Customers whom the employee may act for',
        querystring: z.object({ search: z.string().max(100).default('') }),
        response: { 200: customers, ...errors },
      },
    },
    async (request, reply) => {
      const { employee } = await meetActor(request, reply)
      return { customers: await listActableCustomers(request.tx, employee, { search: request.query.search, limit: LISTED }) }
    },
  )

  app.post(
    '/api/acting',
    {
      schema: {
        tags: ['impersonation'],
        summary: 'Act for a customer, for an hour at most',
        body: z.strictObject({ personId: z.uuid() }),
        response: { 200: state, ...errors, 403: ErrorAnswer },
      },
    },
    async (request, reply) => {
      const asking = await meetActor(request, reply)
      const { employee, sessionId } = asking
      const { personId } = request.body
      const pair = await findActingPair(request.tx, csrSiteOf(app.services, request.scope.tenant), employee.id, personId)
      if (!pair?.decision.allowed) return notFound('customer')
      await requireRecentSignIn(request)
      await endGrant(request, asking)
      const session = (await findGrant(request.tx, sessionId)) ?? unauthorised()
      const actingUntil = endOfGrant(clock.now(), session.endsAt)
      await saveGrant(request.tx, sessionId, { actingFor: personId, actingUntil })
      const until = actingUntil.toISOString()
      await writeAudit(request.tx, { id: personId, actorId: employee.id }, clock.now(), 'acting.started', { until })
      hint(request, reply, true)
      const { acting } = await readState(request, asking)
      return { mayAct: true, acting: acting && { ...acting, hasEnded: false } }
    },
  )

  app.delete(
    '/api/acting',
    { schema: { tags: ['impersonation'], summary: 'Stop acting for a customer', response: { 200: state, 401: ErrorAnswer } } },
    async (request, reply) => {
      const asking = await meet(request, reply)
      await endGrant(request, asking)
      hint(request, reply, false)
      return { mayAct: asking.mayAct, acting: null }
    },
  )
}
