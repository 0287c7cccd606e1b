import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TokenEndpointResponse, TokenEndpointResponseHelpers } from 'openid-client'
import { writeAudit } from '#features/audit/public.server.ts'
import { sweepExpired } from '#features/identity/sign-in/oidc-record.store.ts'
import type { Person } from '#features/identity/person/person.rules.ts'
import type { RelyingParty } from '#features/identity/sign-in/relying-party.ts'
import { clearProviderCookies, readSessionToken, setSessionCookies } from '#features/identity/session/session-cookies.ts'
import { describeDevice } from '#features/identity/session/session.rules.ts'
import { endSession, openSession } from '#features/identity/session/session.store.ts'
import { collectClaims, findOrCreatePerson } from '#features/identity/person/signed-in-person.ts'
import { spendState, type SignInFlow } from '#features/identity/sign-in/sign-in-flow.ts'
import { decideSignIn } from '#features/identity/sign-in/sign-in-outcome.rules.ts'
import { rememberTurnedAway } from '#features/identity/person/turned-away.ts'
import { resolveSiteConfig } from '#features/tenants/public.ts'
import type { Locale } from '#kernel/locale.ts'
import { withTenant, type Tx } from '#server/database/database.ts'
import { notFound } from '#server/http/errors.ts'

export type Arrival = {
  readonly party: RelyingParty
  readonly tokens: TokenEndpointResponse & TokenEndpointResponseHelpers
  readonly flow: SignInFlow
  readonly state: string
  readonly locale: Locale
}

/** Who the provider says has arrived: a session for them, and the path they go on to. Undefined when nobody may come in. */
export const welcome = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { party, tokens, flow, state, locale }: Arrival,
): Promise<string | undefined> => {
  const { services } = request.server
  const { clock, config, db } = services
  const tenant = services.tenants.byKey(request.scope.tenant) ?? notFound('page')
  const idToken = tokens.claims()
  if (!idToken) return undefined
  const { identityProvider } = tenant.identity
  const claims = identityProvider
    ? { ...(await collectClaims(party, identityProvider, idToken, tokens.access_token)), sub: idToken.sub }
    : idToken
  const site = resolveSiteConfig(tenant.key, locale, tenant.config)
  const now = clock.now()

  const letIn = async (tx: Tx, person: Person): Promise<void> => {
    const old = readSessionToken(request, tenant.key)
    if (old !== undefined) await endSession(tx, old)
    const { token } = await openSession(tx, {
      personId: person.id,
      now,
      limits: config.session,
      device: describeDevice(request.headers['user-agent']),
      idToken: identityProvider ? tokens.id_token : undefined,
    })
    await writeAudit(tx, { id: person.id }, now, 'signed-in')
    setSessionCookies(reply, services, tenant.key, token)
  }

  clearProviderCookies(reply, services, tenant.key)
  return withTenant(db, tenant.key, async (tx) => {
    if (!(await spendState(tx, state))) return undefined
    await sweepExpired(tx, now)
    const found = await findOrCreatePerson(tx, claims, tenant.identity, now)
    if (!found) return undefined
    const outcome = decideSignIn(found.person.status)
    if (outcome.kind === 'told') {
      if (outcome.flag === 'deactivationStatus') await rememberTurnedAway(request, reply, found.person.id, tx)
      return `${site.homePath}?${outcome.flag}=true`
    }
    if (outcome.kind === 'unconfirmed') return undefined
    await letIn(tx, found.person)
    return found.isCreated ? site.simplifiedRegistrationPath : flow.returnTo
  })
}
