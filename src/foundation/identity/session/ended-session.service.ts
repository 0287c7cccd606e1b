import type { FastifyReply, FastifyRequest } from 'fastify'
import { findRequestSession } from '#foundation/identity/session/resolve-user.service.ts'
import { clearSessionCookies, readSessionToken } from '#foundation/identity/session/session-cookies.service.ts'
import type { Tx } from '#platform/database/database.ts'

/** After sessions were ended: a page that finds the marker of one would request its data, and lead away to sign in. */
export const forgetEndedSession = async (tx: Tx, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const { tenant } = request.scope
  if (readSessionToken(request, tenant) === undefined || (await findRequestSession(tx, request))) return
  clearSessionCookies(reply, request.server.services, tenant)
}
