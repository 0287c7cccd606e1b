import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { appIdQuery, refuseForeignAppId } from '#features/tenants/public.server.ts'
import { callbackUrl } from '#features/identity/sign-in/embedded-client.ts'
import { findPerson } from '#features/identity/person/person.store.ts'
import type { RelyingParties } from '#features/identity/sign-in/relying-party.ts'
import { findRequestSession } from '#features/identity/session/resolve-user.ts'
import { chooseReturnPath } from '#features/identity/sign-in/return-path.rules.ts'
import { clearProviderCookies } from '#features/identity/session/session-cookies.ts'
import { openFlow, sealFlow } from '#features/identity/sign-in/sign-in-flow.ts'
import { welcome } from '#features/identity/sign-in/welcome.ts'
import { preferredLocale } from '#features/locale/public.ts'
import { resolveSiteConfig } from '#features/tenants/public.ts'
import { localePath, localeTag, type Locale } from '#kernel/locale.ts'
import { parseSitePath } from '#kernel/site-path.ts'
import { withTenant } from '#server/database/database.ts'
import { notFound } from '#server/http/errors.ts'
import type { App } from '#server/feature.ts'

/** One value or several: what is not one plain text is no return address. */
const loginQuery = appIdQuery.extend({
  resource: z.union([z.string(), z.array(z.string())]).optional(),
  login_hint: z.string().max(254).optional(),
})
const callbackQuery = z.object({ state: z.string().max(16_384).optional(), code: z.string().max(4096).optional() }).loose()

const localeOf = (path: string, request: FastifyRequest): Locale =>
  parseSitePath(path.split('?', 1)[0] ?? '')?.locale ?? preferredLocale(request.cookies)

/** Why it failed stays in the log: the page says only that it did, and offers another try. */
const sendToRetry = (reply: FastifyReply, locale: Locale): FastifyReply =>
  reply.redirect(`${localePath(locale)}/sign-in?problem=failed`, 303)

export const signInRoutes = (app: App, parties: RelyingParties): void => {
  const { services } = app
  const { clock, db, originOf, tenants } = services
  // Providers may be slow or far away: no transaction waits for them.
  const config = { opensNoTransaction: true }

  /** Someone who is signed in already goes on, unless another person is asked for. */
  const isSignedInAs = (request: FastifyRequest, hint: string | undefined): Promise<boolean> =>
    withTenant(db, request.scope.tenant, async (tx) => {
      const session = await findRequestSession(tx, request)
      if (!session || hint === undefined) return session !== undefined
      return (await findPerson(tx, session.personId))?.email === hint.toLowerCase()
    })

  app.get(
    '/system/sling/login.html',
    { config, schema: { tags: ['session'], summary: 'Starts a sign-in and returns to `resource`', querystring: loginQuery } },
    async (request, reply) => {
      const { resource, login_hint: hint } = request.query
      await refuseForeignAppId(request)
      const tenant = tenants.byKey(request.scope.tenant) ?? notFound('page')
      const locale = localeOf(typeof resource === 'string' ? resource.replace(originOf(tenant.key), '') : '', request)
      const { homePath, postLoginHomePath } = resolveSiteConfig(tenant.key, locale, tenant.config)
      const returnTo = chooseReturnPath({
        traits: tenant.traits,
        resource,
        origin: originOf(tenant.key),
        homePath,
        postLoginHomePath,
      })
      reply.header('cache-control', 'no-store')
      const { origin, host } = new URL(originOf(tenant.key))
      // The provider sends people to one address of the site only: a sign-in that begins at another starts over there.
      if (request.host !== host) return reply.redirect(`${origin}${request.url}`, 303)
      if (await isSignedInAs(request, hint)) return reply.redirect(returnTo, 303)

      const party = await parties.of(tenant.key)
      const [verifier, nonce] = [party.client.randomPKCECodeVerifier(), party.client.randomNonce()]
      const state = await sealFlow(request, reply, tenant.key, {
        verifier,
        nonce,
        returnTo,
        startedAt: clock.now().getTime(),
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
      })
      return reply.redirect(address.href, 303)
    },
  )

  app.get('/system/sling/callback', { config, schema: { hide: true, querystring: callbackQuery } }, async (request, reply) => {
    const { tenant } = request.scope
    const { state = '' } = request.query
    reply.header('cache-control', 'no-store')
    const flow = await openFlow(request, tenant, state)
    if (!flow) return sendToRetry(reply, preferredLocale(request.cookies))
    const locale = localeOf(flow.returnTo, request)
    const party = await parties.of(tenant)
    // The address is ours whatever the request's host says [T-33].
    const here = new URL(request.url.slice(request.url.indexOf('?')), callbackUrl(services, tenant))
    const checks = { pkceCodeVerifier: flow.verifier, expectedNonce: flow.nonce, expectedState: state, idTokenExpected: true }
    const tokens = await party.client.authorizationCodeGrant(party.config, here, checks).catch((error: unknown) => {
      request.log.info({ err: error }, 'sign-in refused')
      return undefined
    })
    const next = tokens && (await welcome(request, reply, { party, tokens, flow, state, locale }))
    return next === undefined ? sendToRetry(reply, locale) : reply.redirect(next, 303)
  })
}
