import type { FastifyReply, FastifyRequest } from 'fastify'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { FRESH_SECONDS, isFresh, isRecent, type ReauthenticationMethod } from '#foundation/identity/proof/fresh-proof.rules.ts'
import { findReauthentication, saveReauthentication } from '#foundation/identity/proof/fresh-proof.store.ts'
import {
  clearPurposeCookie,
  namePurposeCookie,
  readPurposeCookie,
  setPurposeCookie,
} from '#foundation/identity/session/purpose-cookie.service.ts'
import { findRequestSession } from '#foundation/identity/session/resolve-user.service.ts'
import { readSessionToken, setSessionCookies } from '#foundation/identity/session/session-cookies.service.ts'
import { replaceSessionToken } from '#foundation/identity/session/session.store.ts'
import { hashToken, makeToken } from '#foundation/identity/session/session-token.service.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { Problem, unauthorised } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'

const cookieOf = (tenant: TenantKey) => ({ tenant, purpose: 'reauthentication', path: '/api', sameSite: 'strict' }) as const

/** @internal For tests, which sign in without the page that sets it. */
export const proofCookieName = (services: Services, tenant: TenantKey): string => namePurposeCookie(services, cookieOf(tenant))

export const reauthenticationMethodOf = (request: FastifyRequest): ReauthenticationMethod =>
  request.server.services.tenants.byKey(request.scope.tenant)?.identity.identityProvider ? 'sign-in' : 'password'

/** The session remembers that its holder proved who they are; this browser alone gets what shows it, and the session's new token [T-73]. */
export const rememberReauthentication = async (
  tx: Tx,
  request: FastifyRequest,
  reply: FastifyReply,
  { personId, sessionId }: { readonly personId: string; readonly sessionId: string },
): Promise<void> => {
  const now = request.server.services.clock.now()
  const token = makeToken()
  await saveReauthentication(tx, sessionId, now, hashToken(token))
  await writeAudit(tx, { id: personId }, now, 'reauthenticated')
  const { tenant } = request.scope
  const former = readSessionToken(request, tenant)
  const next = former === undefined ? undefined : await replaceSessionToken(tx, former, now)
  if (next !== undefined) setSessionCookies(reply, request.server.services, tenant, next)
  setPurposeCookie(request, reply, cookieOf(request.scope.tenant), { value: token, maxAge: FRESH_SECONDS })
}

export const forgetReauthentication = (request: FastifyRequest, reply: FastifyReply): void =>
  clearPurposeCookie(request, reply, cookieOf(request.scope.tenant))

export const isReauthenticated = async (tx: Tx, request: FastifyRequest, sessionId: string): Promise<boolean> => {
  const token = readPurposeCookie(request, cookieOf(request.scope.tenant))
  const stored = await findReauthentication(tx, sessionId)
  const broughtHash = token === undefined ? undefined : hashToken(token)
  return stored !== undefined && isFresh({ ...stored, broughtHash, now: request.server.services.clock.now() })
}

const refuse = (request: FastifyRequest): never => {
  const method = reauthenticationMethodOf(request)
  throw new Problem(403, 'reauthentication_required', 'Please confirm that it is you.', { extra: { method } })
}

/** For changes with which a stolen session could take the account from its owner [T-73]. */
export const requireReauthentication = async (request: FastifyRequest): Promise<void> => {
  const { sessionId } = userOf(request)
  if (!(await isReauthenticated(request.tx, request, sessionId))) refuse(request)
}

/** The same for every endpoint with `needsFreshProof`, also for those that open no transaction of their own [T-103]. */
export const requireProof = async (request: FastifyRequest): Promise<void> => {
  if (!request.routeOptions.config.opensNoTransaction) return requireReauthentication(request)
  const isProven = await withTenant(request.server.services.db, request.scope.tenant, async (tx) => {
    const session = (await findRequestSession(tx, request)) ?? unauthorised()
    return isReauthenticated(tx, request, session.id)
  })
  if (!isProven) refuse(request)
}

/** For what employees start many times a day: a sign-in of a while ago is not enough [T-73]. */
export const requireRecentSignIn = async (request: FastifyRequest): Promise<void> => {
  const { sessionId } = userOf(request)
  const stored = await findReauthentication(request.tx, sessionId)
  if (!stored || !isRecent(stored.createdAt, stored.at, request.server.services.clock.now())) refuse(request)
}

/** The same inside a transaction of the caller's own, for routes that open none with the request [T-73]. */
export const requireReauthenticationIn = async (tx: Tx, request: FastifyRequest, sessionId: string): Promise<void> => {
  if (!(await isReauthenticated(tx, request, sessionId))) refuse(request)
}
