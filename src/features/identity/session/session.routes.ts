import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { appIdQuery, refuseForeignAppId } from '#features/tenants/public.server.ts'
import { isStaff } from '#features/identity/policy/staff.rules.ts'
import { isOwnCall } from '#features/identity/session/own-call.rules.ts'
import { findPerson } from '#features/identity/person/person.store.ts'
import { readCallFacts } from '#features/identity/session/request-facts.ts'
import { findRequestSession } from '#features/identity/session/resolve-user.ts'
import { clearSessionCookies, readSessionToken } from '#features/identity/session/session-cookies.ts'
import { countRemaining } from '#features/identity/session/session.rules.ts'
import { endSession, refreshSession, type Session } from '#features/identity/session/session.store.ts'
import { Problem, unauthorised } from '#server/http/errors.ts'
import type { App } from '#server/feature.ts'

const tags = ['session']
const INVALID = { session_valid: false } as const

const read = async (request: FastifyRequest<{ Querystring: { appId?: string } }>, reply: FastifyReply) => {
  reply.header('cache-control', 'no-store')
  await refuseForeignAppId(request)
  return findRequestSession(request.tx, request)
}

/** What keeps a session alive, or tells how long it has, is refused once there is none [7.1.2, 7.1.3]. */
const refuse = (): never => unauthorised('Your session has ended. Please sign in again.', INVALID)

export const sessionRoutes = (app: App): void => {
  const { clock, config } = app.services
  const now = () => clock.now()

  const details = {
    schema: {
      tags,
      summary: 'Whether the session is valid',
      querystring: appIdQuery,
      response: { 200: z.object({ session_valid: z.boolean(), tempEmailId: z.string().optional() }) },
    },
  }
  for (const path of ['/pif/api/session/details', '/sm/api/session/details'])
    app.get(path, details, async (request, reply) => {
      const session = await read(request, reply)
      const person = session && (await findPerson(request.tx, request.scope.user?.id ?? session.personId))
      return person ? { session_valid: true, tempEmailId: person.tempEmail ?? undefined } : INVALID
    })

  app.get(
    '/pif/api/session/userinfo',
    {
      schema: {
        tags,
        summary: 'Who is signed in',
        querystring: appIdQuery,
        response: {
          200: z.object({
            session_valid: z.boolean(),
            given_name: z.string().optional(),
            sub: z.string().optional(),
            is_staff: z.literal(true).optional().describe('Tends the site; absent while acting for a customer'),
          }),
        },
      },
    },
    async (request, reply) => {
      const session = await read(request, reply)
      // The person at the keyboard, also while acting for a customer.
      const person = session && (await findPerson(request.tx, session.personId))
      if (!person) return INVALID
      const staff = isStaff(request.scope.user?.roles ?? []) ? { is_staff: true as const } : {}
      return { session_valid: true, given_name: person.givenName, sub: person.honId, ...staff }
    },
  )

  app.get(
    '/pif/api/session/remaining-time',
    {
      schema: {
        tags,
        summary: 'Seconds until the session ends; asking does not extend it',
        querystring: appIdQuery,
        response: { 200: z.object({ remaining_time: z.number().int(), session_valid: z.literal(true) }) },
      },
    },
    async (request, reply) => {
      const session: Session = (await read(request, reply)) ?? refuse()
      return { remaining_time: countRemaining(now(), session), session_valid: true as const }
    },
  )

  app.get(
    '/pif/api/session/refresh',
    {
      schema: {
        tags,
        summary: 'Moves the idle limit, for scripts of our own pages only',
        querystring: appIdQuery,
        response: { 200: z.object({ session_refreshed: z.literal(true) }) },
      },
    },
    async (request, reply) => {
      const session: Session = (await read(request, reply)) ?? refuse()
      if (!isOwnCall(readCallFacts(request)))
        throw new Problem(403, 'foreign_origin', 'This request did not come from one of our pages.', {
          extra: { session_refreshed: false },
        })
      await refreshSession(request.tx, session, now(), config.session)
      return { session_refreshed: true as const }
    },
  )

  app.post(
    '/bin/deleteLogin',
    {
      schema: {
        tags,
        summary: 'Ends the session and removes its two cookies, whatever names the body holds',
        body: z.unknown(),
        response: { 200: z.object({ success: z.literal(true) }) },
      },
    },
    async (request, reply) => {
      const { tenant } = request.scope
      const token = readSessionToken(request, tenant)
      if (token !== undefined) await endSession(request.tx, token)
      clearSessionCookies(reply.header('cache-control', 'no-store'), app.services, tenant)
      return { success: true as const }
    },
  )
}
