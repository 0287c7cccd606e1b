import type { FastifyReply, FastifyRequest } from 'fastify'
import { providerCookie } from '#foundation/identity/sign-in/embedded-client.service.ts'
import { hostCookieName } from '#foundation/identity/session/cookie-name.rules.ts'
import { markerName, tokenName } from '#foundation/identity/session/sign-in-state.rules.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Services } from '#platform/services.ts'

type Site = Pick<Services, 'tenants' | 'config'>

/** Cookies are named after the tenant's domain, not after anything a page says. */
export const domainIdOf = ({ tenants }: Pick<Services, 'tenants'>, tenant: TenantKey): string => tenants.configOf(tenant).domainId

const optionsOf = ({ config }: Pick<Services, 'config'>) => ({
  path: '/',
  sameSite: 'lax' as const,
  secure: config.cookies.isSecure,
})

/** In production a browser takes it from this very host alone, so that no neighbouring host can plant one [T-17]. */
export const sessionCookieName = (site: Site, tenant: TenantKey): string =>
  hostCookieName(tokenName(domainIdOf(site, tenant)), site.config.cookies.hasPrefix)

/** No lifetime: they go when the browser closes, and the server ends the session long before a browser that never closes. */
export const setSessionCookies = (reply: FastifyReply, site: Site, tenant: TenantKey, token: string): void => {
  const domainId = domainIdOf(site, tenant)
  reply.setCookie(sessionCookieName(site, tenant), token, { ...optionsOf(site), httpOnly: true })
  reply.setCookie(markerName(domainId), 'true', optionsOf(site))
}

export const clearSessionCookies = (reply: FastifyReply, site: Site, tenant: TenantKey): void => {
  const domainId = domainIdOf(site, tenant)
  reply.clearCookie(sessionCookieName(site, tenant), { ...optionsOf(site), httpOnly: true })
  reply.clearCookie(markerName(domainId), optionsOf(site))
  // Cookies of other areas for this session, such as the cart's sealed one, end with it [T-18].
  const known = new Set([tokenName(domainId), markerName(domainId)])
  for (const name of Object.keys(reply.request.cookies))
    if (name.startsWith(`${domainId}-`) && !known.has(name)) reply.clearCookie(name, { ...optionsOf(site), httpOnly: true })
}

/** With its signature beside it. */
export const clearProviderCookies = (reply: FastifyReply, site: Site, tenant: TenantKey): void => {
  const { name, path } = providerCookie(domainIdOf(site, tenant), site.config.cookies)
  for (const cookie of [name, `${name}.sig`]) reply.clearCookie(cookie, { ...optionsOf(site), path, httpOnly: true })
}

const TOKEN = /^[\w-]{43}$/

/** The marker beside it proves nothing and is not read [T-15]. */
export const readSessionToken = (request: FastifyRequest, tenant: TenantKey): string | undefined => {
  const token = lookUp(request.cookies, sessionCookieName(request.server.services, tenant))
  return token !== undefined && TOKEN.test(token) ? token : undefined
}
