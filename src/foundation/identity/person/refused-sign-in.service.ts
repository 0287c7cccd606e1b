import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { readPurposeCookie, setPurposeCookie } from '#foundation/identity/session/purpose-cookie.service.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import { openSealer } from '#platform/secrets/tenant-secret.ts'

const LIFETIME_S = 900
/** Sent nowhere else: it opens no session and no data. */
const PATH = '/pif/api/account/v1/account-revalidate'
/** Also the name of the key that seals it. */
export const REFUSED_SIGN_IN = 'refused-sign-in'

const ticketSchema = z.object({ personId: z.uuid(), at: z.number() })

const cookieOf = (tenant: TenantKey) => ({ tenant, purpose: 'refused-sign-in', path: PATH, sameSite: 'strict' }) as const

/** The credentials were right but the account is inactive: for 15 minutes this browser may request its reactivation. */
export const rememberRefusedSignIn = async (
  request: FastifyRequest,
  reply: FastifyReply,
  personId: string,
  tx: Tx = request.tx,
): Promise<void> => {
  const { clock, db } = request.server.services
  const { tenant } = request.scope
  const ticket = { personId, at: clock.now().getTime() }
  const sealed = (await openSealer(db, tenant, REFUSED_SIGN_IN, tx)).seal(ticket, REFUSED_SIGN_IN)
  setPurposeCookie(request, reply, cookieOf(tenant), { value: sealed, maxAge: LIFETIME_S })
}

export const findRefusedSignIn = async (request: FastifyRequest): Promise<string | undefined> => {
  const { clock, db } = request.server.services
  const { tenant } = request.scope
  const sealed = readPurposeCookie(request, cookieOf(tenant))
  if (sealed === undefined) return undefined
  const ticket = ticketSchema.safeParse(
    (await openSealer(db, tenant, REFUSED_SIGN_IN, request.tx)).open(sealed, REFUSED_SIGN_IN),
  ).data
  const age = ticket && clock.now().getTime() - ticket.at
  return age !== undefined && age >= 0 && age < LIFETIME_S * 1000 ? ticket?.personId : undefined
}
