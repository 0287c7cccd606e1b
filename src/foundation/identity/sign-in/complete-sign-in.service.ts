import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TokenEndpointResponse, TokenEndpointResponseHelpers } from 'openid-client'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { endProviderRecords, sweepExpired } from '#foundation/identity/sign-in/oidc-record.store.ts'
import type { Person } from '#foundation/identity/person/person.rules.ts'
import type { RelyingParty } from '#foundation/identity/sign-in/relying-party.service.ts'
import { rememberReauthentication } from '#foundation/identity/proof/fresh-proof.service.ts'
import { isFreshSignIn } from '#foundation/identity/proof/fresh-proof.rules.ts'
import { findRequestSession, secondFactorPolicyOf } from '#foundation/identity/session/resolve-user.service.ts'
import {
  clearProviderCookies,
  readSessionToken,
  setSessionCookies,
} from '#foundation/identity/session/session-cookies.service.ts'
import { describeDevice } from '#foundation/identity/session/session.rules.ts'
import { recognizeDevice } from '#foundation/identity/device/recognize-device.service.ts'
import { needsSecondFactor, readMethods, saysSecondFactor } from '#foundation/identity/policy/second-factor.rules.ts'
import { endSession, markSecondFactor, openSession, SESSION_ID_TOKEN } from '#foundation/identity/session/session.store.ts'
import { collectClaims, findLinkedPerson, findOrCreatePerson } from '#foundation/identity/person/signed-in-person.service.ts'
import { spendState, type SignInFlow } from '#foundation/identity/sign-in/sign-in-flow.service.ts'
import { decideSignIn, withStatus, type SignInProblem } from '#foundation/identity/sign-in/sign-in-outcome.rules.ts'
import { rememberRefusedSignIn } from '#foundation/identity/person/refused-sign-in.service.ts'
import { localePath, type Locale } from '#kernel/locale.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { notFound } from '#platform/http/errors.ts'

export type Arrival = {
  readonly party: RelyingParty
  readonly tokens: TokenEndpointResponse & TokenEndpointResponseHelpers
  readonly flow: SignInFlow
  readonly state: string
  readonly locale: Locale
}

export type SignInResult = { readonly path: string } | { readonly problem: SignInProblem }

/** Nobody is let in for a reason that people and operators can do something about; whose sign-in it was is not written down. */
const refuse = (request: FastifyRequest, { problem, claim }: { problem: SignInProblem; claim?: string }): SignInResult => {
  request.log.warn({ problem, claim, tenant: request.scope.tenant }, EXPLAINED[problem] ?? 'sign-in refused')
  return { problem }
}

const EXPLAINED: Partial<Record<SignInProblem, string>> = {
  unverified: 'sign-in refused: the provider does not say that the e-mail address is verified',
  noEmail: 'sign-in refused: the provider gives no e-mail address',
  linkedElsewhere: 'sign-in refused: the person with this e-mail address is linked to another issuer or subject',
  otherPerson: 'reauthentication refused: another person signed in at the provider',
  notFresh: 'reauthentication refused: the provider does not say that the person has just signed in (auth_time)',
}

/** Who the provider says has arrived: a session for them, and the path they go on to. */
export const completeSignIn = async (request: FastifyRequest, reply: FastifyReply, arrival: Arrival): Promise<SignInResult> => {
  const { party, tokens, flow, state, locale } = arrival
  const { services } = request.server
  const { clock, config, db } = services
  const tenant = services.tenants.byKey(request.scope.tenant) ?? notFound('page')
  const idToken = tokens.claims()
  if (!idToken) return { problem: 'failed' }
  const { identityProvider } = tenant.identity
  const claims = identityProvider
    ? { ...(await collectClaims(party, identityProvider, idToken, tokens.access_token)), iss: idToken.iss, sub: idToken.sub }
    : idToken
  const site = services.tenants.configOf(tenant.key, locale)
  const now = clock.now()
  // The signed token alone says how it was proven; what the provider tells elsewhere is not signed.
  const proof = { amr: idToken['amr'], acr: idToken['acr'] }
  const hasSecondFactor = saysSecondFactor(proof)
  const amr = readMethods(proof)

  const letIn = async (tx: Tx, person: Person): Promise<void> => {
    // The built-in provider's session ends with the sign-in it was made for, also for programs that keep its cookie.
    if (!identityProvider) await endProviderRecords(tx, person.id, 'Session')
    const old = readSessionToken(request, tenant.key)
    if (old !== undefined) await endSession(tx, old)
    const { token } = await openSession(tx, {
      personId: person.id,
      now,
      limits: config.session,
      device: describeDevice(request.headers['user-agent']),
      idToken:
        identityProvider &&
        tokens.id_token &&
        services.secrets.seal(tokens.id_token, { tenant: tenant.key, purpose: SESSION_ID_TOKEN.purpose }),
      amr,
      hasSecondFactor,
      place: await recognizeDevice(tx, request, person),
    })
    await writeAudit(tx, { id: person.id }, now, 'signed-in')
    setSessionCookies(reply, services, tenant.key, token)
  }

  /** The session stays; what is new is that its holder has just proven who they are [T-73]. */
  const reauthenticate = async (tx: Tx): Promise<SignInResult> => {
    const session = await findRequestSession(tx, request)
    const person = await findLinkedPerson(tx, { issuer: idToken.iss, subject: idToken.sub })
    if (!session || session.id !== flow.reauthenticates || session.personId !== person?.id)
      return refuse(request, { problem: 'otherPerson' })
    if (!isFreshSignIn(idToken.auth_time, flow.startedAt)) return refuse(request, { problem: 'notFresh' })
    await rememberReauthentication(tx, request, reply, { personId: person.id, sessionId: session.id })
    if (hasSecondFactor) await markSecondFactor(tx, session.id, amr, now)
    return { path: flow.returnTo }
  }

  clearProviderCookies(reply, services, tenant.key)
  return withTenant(db, tenant.key, async (tx): Promise<SignInResult> => {
    if (!(await spendState(tx, state))) return { problem: 'failed' }
    await sweepExpired(tx, now)
    if (flow.reauthenticates !== undefined) return reauthenticate(tx)
    const found = await findOrCreatePerson(tx, claims, tenant.identity, now)
    if ('problem' in found) return refuse(request, found)
    const facts = await services.explainer.readPersonFacts(tx, found.person.id)
    if (!facts) return { problem: 'failed' }
    const outcome = decideSignIn({ ...facts, person: found.person, now })
    if (outcome.kind === 'refused') {
      if (outcome.flag === 'deactivationStatus') await rememberRefusedSignIn(request, reply, found.person.id, tx)
      return { path: withStatus(site.homePath, outcome.flag) }
    }
    if (outcome.kind === 'unconfirmed') return { problem: 'failed' }
    await letIn(tx, found.person)
    // Until they have one, the session uses no role of staff: the page says so and offers to set one up [T-103].
    if (!hasSecondFactor && needsSecondFactor(found.person.roles, secondFactorPolicyOf(services, tenant.key)))
      return { path: `${localePath(locale)}/secure/my-account#sign-in-and-security` }
    // Whoever the provider has just brought registers at once; the dialog is for those who left that page.
    if (found.isCreated) return { path: site.simplifiedRegistrationPath }
    return { path: outcome.flag ? withStatus(flow.returnTo, outcome.flag, facts.companyName) : flow.returnTo }
  })
}
