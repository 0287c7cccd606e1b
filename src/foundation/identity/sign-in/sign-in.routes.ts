import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuseForeignAppId } from '#foundation/tenants/public.server.ts'
import { callbackUrl } from '#foundation/identity/sign-in/embedded-client.service.ts'
import { findPerson } from '#foundation/identity/person/person.store.ts'
import {
  ProviderUnavailable,
  type RelyingParties,
  type RelyingParty,
} from '#foundation/identity/sign-in/relying-party.service.ts'
import { findRequestSession } from '#foundation/identity/session/resolve-user.service.ts'
import { chooseReturnPath } from '#foundation/identity/sign-in/return-path.rules.ts'
import { clearProviderCookies, clearSessionCookies } from '#foundation/identity/session/session-cookies.service.ts'
import type { SignInProblem } from '#foundation/identity/sign-in/sign-in-outcome.rules.ts'
import { returnFromProvider, startSignIn } from '#foundation/identity/sign-in/sign-in.api.ts'
import { openFlow, sealFlow } from '#foundation/identity/sign-in/sign-in-flow.service.ts'
import { completeSignIn } from '#foundation/identity/sign-in/complete-sign-in.service.ts'
import { preferredLocale } from '#kernel/site-locale.ts'
import type { Tenant } from '#foundation/tenants/public.ts'
import { localePath, localeTag, type Locale } from '#kernel/locale.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { parseSitePath } from '#kernel/site-path.ts'
import { withTenant } from '#platform/database/database.ts'
import { addEndpoint, type EndpointRequest } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'
import type { App } from '#platform/feature.ts'
import { withSteadySecrets } from '#platform/secrets/tenant-secret.ts'

const localeOf = (path: string, request: FastifyRequest): Locale =>
  parseSitePath(path.split('?', 1)[0] ?? '')?.locale ?? preferredLocale(request.cookies)

/** Details stay in the log: the page says what people can do about it, and offers another try. */
const sendToRetry = (reply: FastifyReply, locale: Locale, problem: SignInProblem = 'failed'): FastifyReply =>
  reply.redirect(`${localePath(locale)}/sign-in?problem=${problem}`, 303)

export const signInRoutes = (app: App, parties: RelyingParties): void => {
  const { services } = app
  const { clock, db, originOf, tenants } = services
  // Providers may be slow or far away: no transaction waits for them.
  const options = { config: { opensNoTransaction: true } }

  /** Undefined while the provider is away; the log names it. */
  const findParty = (request: FastifyRequest, tenant: TenantKey): Promise<RelyingParty | undefined> =>
    parties.of(tenant).catch((error: unknown) => {
      if (!(error instanceof ProviderUnavailable)) throw error
      request.log.error({ err: error, problem: 'unavailable' }, error.message)
      return undefined
    })

  /** Someone who is signed in already goes on, unless another person is requested. */
  const findVisitor = (request: FastifyRequest, hint: string | undefined): Promise<'nobody' | 'wanted' | 'other'> =>
    withTenant(db, request.scope.tenant, async (tx) => {
      const session = await findRequestSession(tx, request)
      if (!session) return 'nobody'
      const isHinted = hint === undefined || (await findPerson(tx, session.personId))?.email === hint.toLowerCase()
      return isHinted ? 'wanted' : 'other'
    })

  /** Only where the password is stored elsewhere: the built-in provider's people enter it on the page. */
  const findReauthenticating = async (request: EndpointRequest<typeof startSignIn>, tenant: Tenant) => {
    if (request.query.reauthenticate === undefined || !tenant.identity.identityProvider) return undefined
    return withTenant(db, tenant.key, async (tx) => {
      const session = await findRequestSession(tx, request)
      const person = session && (await findPerson(tx, session.personId))
      return person && { sessionId: session.id, email: person.email }
    })
  }

  addEndpoint(
    app,
    startSignIn,
    async (request, reply) => {
      const { resource, login_hint: hint } = request.query
      await refuseForeignAppId(request)
      const tenant = tenants.byKey(request.scope.tenant) ?? notFound('page')
      const locale = localeOf(typeof resource === 'string' ? resource.replace(originOf(tenant.key), '') : '', request)
      const { homePath, postLoginHomePath } = tenants.configOf(tenant.key, locale)
      const returnTo = chooseReturnPath({
        traits: tenant.traits,
        resource,
        origin: originOf(tenant.key),
        homePath,
        postLoginHomePath,
      })
      const { origin, host } = new URL(originOf(tenant.key))
      // The provider sends people to one address of the site only: a sign-in that begins at another starts over there.
      if (request.host !== host) return reply.redirect(`${origin}${request.url}`, 303)
      const proving = await findReauthenticating(request, tenant)
      const visitor = proving ? 'other' : await findVisitor(request, hint)
      if (visitor === 'wanted') return reply.redirect(returnTo, 303)
      // The rest of an ended session would make the sign-in page reload while someone types there.
      if (visitor === 'nobody') clearSessionCookies(reply, services, tenant.key)

      const party = await findParty(request, tenant.key)
      if (!party) return sendToRetry(reply, locale, 'unavailable')
      const [verifier, nonce] = [party.client.randomPKCECodeVerifier(), party.client.randomNonce()]
      const state = await sealFlow(request, reply, tenant.key, {
        verifier,
        nonce,
        returnTo,
        startedAt: clock.now().getTime(),
        reauthenticates: proving?.sessionId,
      })
      // Each sign-in at the built-in provider begins anew: nobody is let in by what someone else left behind.
      clearProviderCookies(reply, services, tenant.key)
      const address = party.client.buildAuthorizationUrl(party.config, {
        redirect_uri: callbackUrl(services, tenant.key),
        scope: tenant.identity.identityProvider?.scope ?? 'openid',
        code_challenge: await party.client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        ui_locales: localeTag(locale),
        ...(hint === undefined ? {} : { login_hint: hint }),
        ...(tenant.identity.identityProvider?.prompt && { prompt: tenant.identity.identityProvider.prompt }),
        // Requested twice, since providers honour one or the other; `auth_time` then tells whether they did.
        ...(proving ? { prompt: 'login', max_age: '0', login_hint: proving.email } : {}),
      })
      return reply.redirect(address.href, 303)
    },
    options,
  )

  addEndpoint(
    app,
    returnFromProvider,
    async (request, reply) => {
      const { tenant } = request.scope
      const { state = '' } = request.query
      const flow = await openFlow(request, tenant, state)
      if (!flow) return sendToRetry(reply, preferredLocale(request.cookies))
      const locale = localeOf(flow.returnTo, request)
      if (!(await findParty(request, tenant))) return sendToRetry(reply, locale, 'unavailable')
      // The address is ours whatever the request's host says [T-33].
      const here = new URL(request.url.slice(request.url.indexOf('?')), callbackUrl(services, tenant))
      const checks = { pkceCodeVerifier: flow.verifier, expectedNonce: flow.nonce, expectedState: state, idTokenExpected: true }
      const granted = await withSteadySecrets(db, tenant, async () => {
        const party = await parties.of(tenant)
        return { party, tokens: await party.client.authorizationCodeGrant(party.config, here, checks) }
      }).catch((error: unknown) => {
        request.log.info({ err: error }, 'sign-in refused')
        return undefined
      })
      if (!granted) return sendToRetry(reply, locale)
      const next = await completeSignIn(request, reply, { ...granted, flow, state, locale })
      return 'path' in next ? reply.redirect(next.path, 303) : sendToRetry(reply, locale, next.problem)
    },
    options,
  )
}
