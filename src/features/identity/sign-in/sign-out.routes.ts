import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { writeAudit } from '#features/audit/public.server.ts'
import { appIdQuery, refuseForeignAppId } from '#features/tenants/public.server.ts'
import { SIGNED_OUT_PATH } from '#features/identity/sign-in/embedded-client.ts'
import { isPrefetch } from '#features/identity/session/own-call.rules.ts'
import type { RelyingParties } from '#features/identity/sign-in/relying-party.ts'
import { isFromElsewhere, readCallFacts } from '#features/identity/session/request-facts.ts'
import { forgetReauthentication } from '#features/identity/reauthentication/reauthentication.ts'
import { findRequestSession } from '#features/identity/session/resolve-user.ts'
import { readOwnResource } from '#features/identity/sign-in/return-path.rules.ts'
import { clearProviderCookies, clearSessionCookies, readSessionToken } from '#features/identity/session/session-cookies.ts'
import { countRemaining } from '#features/identity/session/session.rules.ts'
import { endSession, type Session } from '#features/identity/session/session.store.ts'
import { forgetBrowser } from '#features/identity/sign-in/sign-in-flow.ts'
import { chooseClearing, signedOutPath } from '#features/identity/sign-in/sign-out.rules.ts'
import { preferredLocale } from '#features/locale/public.ts'
import { resolveSiteConfig } from '#features/tenants/public.ts'
import { localePath } from '#kernel/locale.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant } from '#server/database/database.ts'
import type { App } from '#server/feature.ts'
import { openSealer } from '#server/secrets/tenant-secret.ts'

const query = appIdQuery.extend({ resource: z.union([z.string(), z.array(z.string())]).optional() })

export const signOutRoutes = (app: App, parties: RelyingParties): void => {
  const { services } = app
  const { clock, db, originOf, tenants } = services
  const config = { opensNoTransaction: true }

  const findOriginal = (request: FastifyRequest, resource: unknown): string | undefined => {
    const origin = originOf(request.scope.tenant)
    return readOwnResource(resource ?? request.headers.referer, origin)
  }

  /** Ends it on the server and in the browser; returns what it was. */
  const signOut = async (request: FastifyRequest, reply: FastifyReply, resource?: unknown): Promise<Session | undefined> => {
    const { tenant } = request.scope
    const token = readSessionToken(request, tenant)
    const session = await withTenant(db, tenant, async (tx) => {
      const found = await findRequestSession(tx, request)
      if (token !== undefined) await endSession(tx, token)
      if (found) await writeAudit(tx, { id: found.personId }, clock.now(), 'signed-out')
      return found
    })
    clearSessionCookies(reply, services, tenant)
    clearProviderCookies(reply, services, tenant)
    forgetReauthentication(request, reply)
    forgetBrowser(request, reply, tenant)
    reply.header('clear-site-data', chooseClearing(session && countRemaining(clock.now(), session), resource))
    return session
  }

  /** A foreign provider is told too, and sends the browser back; without such an address there is nobody to tell. */
  const addressToTell = async (tenant: TenantKey, session: Session | undefined, original: string | undefined) => {
    if (!session?.idToken || !tenants.byKey(tenant)?.identity.identityProvider) return undefined
    const party = await parties.of(tenant).catch(() => undefined)
    if (!party?.config.serverMetadata().end_session_endpoint) return undefined
    const sealer = await openSealer(db, tenant, 'sign-in')
    return party.client.buildEndSessionUrl(party.config, {
      id_token_hint: session.idToken,
      post_logout_redirect_uri: `${originOf(tenant)}${SIGNED_OUT_PATH}`,
      state: sealer.seal(original ?? null, 'signed-out'),
    }).href
  }

  app.get(
    '/system/sling/logout.html',
    { config, schema: { tags: ['session'], summary: 'Ends the session here and at the provider', querystring: query } },
    async (request, reply) => {
      const { tenant } = request.scope
      await refuseForeignAppId(request)
      reply.header('cache-control', 'no-store')
      if (isPrefetch(readCallFacts(request))) return reply.code(204).send()
      const original = findOriginal(request, request.query.resource)
      if (isFromElsewhere(request)) {
        const question = new URLSearchParams(original === undefined ? {} : { resource: original })
        return reply.redirect(`${localePath(preferredLocale(request.cookies))}/sign-out?${question.toString()}`, 303)
      }
      const session = await signOut(request, reply, request.query.resource)
      return reply.redirect((await addressToTell(tenant, session, original)) ?? signedOutPath(original), 303)
    },
  )

  app.get(
    SIGNED_OUT_PATH,
    { config, schema: { hide: true, querystring: z.object({ state: z.string().max(16_384).default('') }) } },
    async (request, reply) => {
      const { tenant } = request.scope
      const original = (await openSealer(db, tenant, 'sign-in')).open(request.query.state, 'signed-out')
      reply.header('cache-control', 'no-store')
      return reply.redirect(signedOutPath(readOwnResource(original, originOf(tenant))), 303)
    },
  )

  app.get(
    '/pif/api/account/v1/registration/cancel',
    {
      config,
      schema: { tags: ['account'], summary: 'Leaves the simplified registration and signs out', querystring: appIdQuery },
    },
    async (request, reply) => {
      const tenant = tenants.byKey(request.scope.tenant)
      await refuseForeignAppId(request)
      if (isPrefetch(readCallFacts(request))) return reply.code(204).send()
      if (!isFromElsewhere(request)) await signOut(request, reply)
      const { homePath } = resolveSiteConfig(request.scope.tenant, preferredLocale(request.cookies), tenant?.config)
      return reply.header('cache-control', 'no-store').redirect(homePath, 303)
    },
  )
}
