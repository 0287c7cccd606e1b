import type { FastifyRequest } from 'fastify'
import { effectiveRoles } from '#foundation/identity/policy/effective-roles.rules.ts'
import { decideActingFor, decideGrant, isOpenAfterActing } from '#foundation/identity/policy/impersonation.rules.ts'
import { sharesAccount } from '#foundation/identity/policy/impersonation.store.ts'
import type { CsrSite } from '#foundation/identity/policy/csr.rules.ts'
import type { Person } from '#foundation/identity/person/person.rules.ts'
import { findPerson } from '#foundation/identity/person/person.store.ts'
import type { Session } from '#foundation/identity/session/find-session.store.ts'
import { toScopeUser } from '#foundation/identity/session/session.store.ts'
import { refuse, type Decision } from '#kernel/decision.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import { Problem } from '#platform/http/errors.ts'
import type { Services } from '#platform/services.ts'

/** The switch is the site's, not a page's: a page's configuration gives no rights. */
export const csrSiteOf = ({ tenants }: Pick<Services, 'tenants'>, tenant: TenantKey): CsrSite => ({
  traits: tenants.traitsOf(tenant),
  csrFlow: tenants.flagsOf(tenant).internalCsrFlow,
})

type Pair = { readonly employee: Person; readonly customer: Person }

/** May this employee act for this customer? Undefined when one of them is not there. */
export const findActingPair = async (
  tx: Tx,
  site: CsrSite,
  employeeId: string,
  customerId: string,
): Promise<(Pair & { readonly sharesAccount: boolean; readonly decision: Decision }) | undefined> => {
  const [employee, customer, shares] = [
    await findPerson(tx, employeeId),
    await findPerson(tx, customerId),
    await sharesAccount(tx, employeeId, customerId),
  ]
  if (!employee || !customer) return undefined
  const decision = decideActingFor({ employee, customer, sharesAccount: shares, site })
  return { employee, customer, sharesAccount: shares, decision }
}

/** Looked at anew with every call; what is over is refused until the employee says that they know [T-55]. */
export const resolveActing = async (tx: Tx, request: FastifyRequest, tenant: TenantKey, session: Session): Promise<ScopeUser> => {
  const { services } = request.server
  const { actingFor, personId, id } = session
  const site = csrSiteOf(services, tenant)
  const pair = actingFor === null ? undefined : await findActingPair(tx, site, personId, actingFor)
  const decision = pair ? decideGrant(session, { ...pair, site, now: services.clock.now() }) : refuse('acting.expired')
  if (pair && decision.allowed) {
    const facts = { isActing: true, needsSecondFactor: false, hasSecondFactor: false }
    const roles = effectiveRoles({ ...facts, roles: pair.customer.roles })
    return { id: pair.customer.id, roles, sessionId: id, actorId: personId }
  }
  if (isOpenAfterActing(request.routeOptions.url ?? request.url)) return toScopeUser(session)
  throw new Problem(403, 'acting_ended', 'You no longer act for this customer.', {
    extra: { reasons: decision.reasons.map(({ rule }) => rule) },
  })
}
