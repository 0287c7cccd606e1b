import type { FastifyRequest } from 'fastify'
import { effectiveRoles } from '#foundation/identity/policy/effective-roles.rules.ts'
import { resolveActing } from '#foundation/identity/policy/resolve-impersonation.service.ts'
import {
  needsSecondFactor,
  needsSecondFactorToEnter,
  type SecondFactorPolicy,
} from '#foundation/identity/policy/second-factor.rules.ts'
import { isOfPunchOut, readPunchOut } from '#foundation/identity/session/punch-out-cookie.service.ts'
import { readSessionToken } from '#foundation/identity/session/session-cookies.service.ts'
import { findPunchOutSession, findSession, type Session } from '#foundation/identity/session/find-session.store.ts'
import { markSeen, toScopeUser } from '#foundation/identity/session/session.store.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import type { ResolveUser } from '#platform/feature.ts'
import type { Services } from '#platform/services.ts'

/** Where the tenant or production requests a second factor, and for whose roles. */
export const secondFactorPolicyOf = (
  { config, tenants }: Pick<Services, 'config' | 'tenants'>,
  tenant: TenantKey,
): SecondFactorPolicy => ({
  isProduction: config.mode === 'production',
  secondFactorRoles: tenants.byKey(tenant)?.identity.secondFactorRoles ?? [],
})

/** Undefined also for a session that was opened before its person's role came to need a second factor [T-103]. */
export const findRequestSession = async (tx: Tx, request: FastifyRequest): Promise<Session | undefined> => {
  const { services } = request.server
  const tenant = services.tenants.byHost(request.host)
  const token = tenant && readSessionToken(request, tenant.key)
  const session = token === undefined ? undefined : await findSession(tx, token, services.clock.now())
  if (!tenant || !session || session.secondFactorAt !== null) return session
  return needsSecondFactorToEnter(session.roles, secondFactorPolicyOf(services, tenant.key)) ? undefined : session
}

/** The roles that this session may use now: every route and page sees these alone [T-103]. */
const limitRoles = (user: ScopeUser, session: Session, policy: SecondFactorPolicy): ScopeUser => ({
  ...user,
  roles: effectiveRoles({
    roles: user.roles,
    isActing: user.actorId !== undefined,
    needsSecondFactor: needsSecondFactor(user.roles, policy),
    hasSecondFactor: session.secondFactorAt !== null,
  }),
})

/** Buys as the person, without anything else that they may do. */
const findPunchOutUser = async (tx: Tx, request: FastifyRequest): Promise<ScopeUser | undefined> => {
  const { clock } = request.server.services
  const visit = readPunchOut(request)
  const session = visit && (await findPunchOutSession(tx, visit.token, visit.id, clock.now()))
  if (!session) return undefined
  await markSeen(tx, session, clock.now())
  const roles = session.roles.filter((role) => role === 'customer')
  return { id: session.personId, roles, sessionId: session.id, punchOutId: visit.id }
}

/** Who asks, by the session's cookie alone. */
export const resolveUser: ResolveUser = async (tx, request) => {
  if (isOfPunchOut(request)) return request.routeOptions.config.inPunchOut ? findPunchOutUser(tx, request) : undefined
  const session = await findRequestSession(tx, request)
  if (!session) return undefined
  await markSeen(tx, session, request.server.services.clock.now())
  const tenant = request.server.services.tenants.byHost(request.host)
  if (!tenant) return undefined
  const user = session.actingUntil === null ? toScopeUser(session) : await resolveActing(tx, request, tenant.key, session)
  return limitRoles(user, session, secondFactorPolicyOf(request.server.services, tenant.key))
}
