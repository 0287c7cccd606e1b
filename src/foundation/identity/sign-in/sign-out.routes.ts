import type { FastifyReply, FastifyRequest } from 'fastify'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { refuseForeignAppId } from '#foundation/tenants/public.server.ts'
import { isPrefetch } from '#foundation/identity/session/same-origin-call.rules.ts'
import type { RelyingParties } from '#foundation/identity/sign-in/relying-party.service.ts'
import { isFromElsewhere, readCallFacts } from '#foundation/identity/session/request-facts.service.ts'
import { forgetReauthentication } from '#foundation/identity/proof/fresh-proof.service.ts'
import { findRequestSession } from '#foundation/identity/session/resolve-user.service.ts'
import { readOwnResource } from '#foundation/identity/sign-in/return-path.rules.ts'
import {
  clearProviderCookies,
  clearSessionCookies,
  readSessionToken,
} from '#foundation/identity/session/session-cookies.service.ts'
import { countRemaining } from '#foundation/identity/session/session.rules.ts'
import type { Session } from '#foundation/identity/session/find-session.store.ts'
import { endSession, SESSION_ID_TOKEN } from '#foundation/identity/session/session.store.ts'
import { cancelRegistration, returnSignedOut, signOut } from '#foundation/identity/sign-in/sign-in.api.ts'
import { forgetBrowser } from '#foundation/identity/sign-in/sign-in-flow.service.ts'
import { chooseClearing, signedOutPath } from '#foundation/identity/sign-in/sign-out.rules.ts'
import { preferredLocale } from '#kernel/site-locale.ts'
import { localePath } from '#kernel/locale.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { openSealer } from '#platform/secrets/tenant-secret.ts'

export const signOutRoutes = (app: App, parties: RelyingParties): void => {
  const { services } = app
  const { clock, db, originOf, tenants } = services
  const options = { config: { opensNoTransaction: true } }

  const findOriginal = (request: FastifyRequest, resource: unknown): string | undefined => {
    const origin = originOf(request.scope.tenant)
    return readOwnResource(resource ?? request.headers.referer, origin)
  }

  /** Ends it on the server and in the browser; returns what it was. */
  const endHere = async (request: FastifyRequest, reply: FastifyReply, resource?: unknown): Promise<Session | undefined> => {
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
      id_token_hint: services.secrets.readText(session.idToken, { tenant, purpose: SESSION_ID_TOKEN.purpose }),
      post_logout_redirect_uri: `${originOf(tenant)}${returnSignedOut.path}`,
      state: sealer.seal(original ?? null, 'signed-out'),
    }).href
  }

  addEndpoint(
    app,
    signOut,
    async (request, reply) => {
      const { tenant } = request.scope
      await refuseForeignAppId(request)
      if (isPrefetch(readCallFacts(request))) return reply.code(204).send()
      const original = findOriginal(request, request.query.resource)
      if (isFromElsewhere(request)) {
        const question = new URLSearchParams(original === undefined ? {} : { resource: original })
        return reply.redirect(`${localePath(preferredLocale(request.cookies))}/sign-out?${question.toString()}`, 303)
      }
      const session = await endHere(request, reply, request.query.resource)
      return reply.redirect((await addressToTell(tenant, session, original)) ?? signedOutPath(original), 303)
    },
    options,
  )

  addEndpoint(
    app,
    returnSignedOut,
    async (request, reply) => {
      const { tenant } = request.scope
      const original = (await openSealer(db, tenant, 'sign-in')).open(request.query.state, 'signed-out')
      return reply.redirect(signedOutPath(readOwnResource(original, originOf(tenant))), 303)
    },
    options,
  )

  addEndpoint(
    app,
    cancelRegistration,
    async (request, reply) => {
      await refuseForeignAppId(request)
      if (isPrefetch(readCallFacts(request))) return reply.code(204).send()
      if (!isFromElsewhere(request)) await endHere(request, reply)
      const { homePath } = tenants.configOf(request.scope.tenant, preferredLocale(request.cookies))
      return reply.redirect(homePath, 303)
    },
    options,
  )
}
