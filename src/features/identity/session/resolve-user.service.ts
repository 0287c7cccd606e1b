import type { FastifyRequest } from 'fastify'
import { resolveActing } from '#features/identity/policy/resolve-impersonation.service.ts'
import { readSessionToken } from '#features/identity/session/session-cookies.service.ts'
import { findSession, markSeen, toScopeUser, type Session } from '#features/identity/session/session.store.ts'
import type { Tx } from '#platform/database/database.ts'
import type { ResolveUser } from '#platform/feature.ts'

export const findRequestSession = async (tx: Tx, request: FastifyRequest): Promise<Session | undefined> => {
  const tenant = request.server.services.tenants.byHost(request.host)
  const token = tenant && readSessionToken(request, tenant.key)
  return token === undefined ? undefined : findSession(tx, token, request.server.services.clock.now())
}

/** Who asks, by the session's cookie alone. */
export const resolveUser: ResolveUser = async (tx, request) => {
  const session = await findRequestSession(tx, request)
  if (!session) return undefined
  await markSeen(tx, session, request.server.services.clock.now())
  const tenant = request.server.services.tenants.byHost(request.host)
  return session.actingUntil === null || !tenant ? toScopeUser(session) : resolveActing(tx, request, tenant.key, session)
}
