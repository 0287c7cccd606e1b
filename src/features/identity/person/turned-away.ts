import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { domainIdOf } from '#features/identity/session/session-cookies.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { openSealer } from '#server/secrets/tenant-secret.ts'

const LIFETIME_S = 900
/** Sent nowhere else: it opens no session and no data. */
const PATH = '/pif/api/account/v1/account-revalidate'
const BINDING = 'turned-away'

const ticketSchema = z.object({ personId: z.uuid(), at: z.number() })

const cookieOf = (request: FastifyRequest, tenant: TenantKey): string =>
  `${domainIdOf(request.server.services, tenant)}-turned-away`

/** Someone signed in rightly, but the account sleeps: for a quarter of an hour they may ask for it to be woken. */
export const rememberTurnedAway = async (request: FastifyRequest, reply: FastifyReply, personId: string): Promise<void> => {
  const { clock, config, db } = request.server.services
  const { tenant } = request.scope
  const ticket = { personId, at: clock.now().getTime() }
  const sealed = (await openSealer(db, tenant, BINDING)).seal(ticket, BINDING)
  const secure = config.publicScheme === 'https'
  reply.setCookie(cookieOf(request, tenant), sealed, {
    path: PATH,
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge: LIFETIME_S,
  })
}

export const findTurnedAway = async (request: FastifyRequest): Promise<string | undefined> => {
  const { clock, db } = request.server.services
  const { tenant } = request.scope
  const sealed = lookUp(request.cookies, cookieOf(request, tenant))
  if (sealed === undefined) return undefined
  const ticket = ticketSchema.safeParse((await openSealer(db, tenant, BINDING)).open(sealed, BINDING)).data
  const age = ticket && clock.now().getTime() - ticket.at
  return age !== undefined && age >= 0 && age < LIFETIME_S * 1000 ? ticket?.personId : undefined
}
