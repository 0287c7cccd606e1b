import { lookUp } from '#kernel/look-up.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hostCookieName } from '#foundation/identity/session/cookie-name.rules.ts'
import { domainIdOf } from '#foundation/identity/session/session-cookies.service.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Services } from '#platform/services.ts'

type PurposeCookie = {
  readonly tenant: TenantKey
  /** Follows the site's domain id in the name. */
  readonly purpose: string
  /** Where the demo sends it; a name with the prefix is sent everywhere. */
  readonly path: string
  readonly sameSite: 'lax' | 'strict'
}

export const namePurposeCookie = (services: Services, { tenant, purpose }: Pick<PurposeCookie, 'tenant' | 'purpose'>): string =>
  hostCookieName(`${domainIdOf(services, tenant)}-${purpose}`, services.config.cookies.hasPrefix)

const describe = ({ server }: FastifyRequest, { path, sameSite, ...cookie }: PurposeCookie) => {
  const { isSecure, hasPrefix } = server.services.config.cookies
  return {
    name: namePurposeCookie(server.services, cookie),
    options: { path: hasPrefix ? '/' : path, httpOnly: true, sameSite, secure: isSecure },
  }
}

/** Cookies that only the server reads and whose names nobody else relies on. */
export const setPurposeCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: PurposeCookie,
  { value, maxAge }: { readonly value: string; readonly maxAge: number },
): void => {
  const { name, options } = describe(request, cookie)
  reply.setCookie(name, value, { ...options, maxAge })
}

export const readPurposeCookie = (request: FastifyRequest, cookie: PurposeCookie): string | undefined =>
  lookUp(request.cookies, describe(request, cookie).name)

export const clearPurposeCookie = (request: FastifyRequest, reply: FastifyReply, cookie: PurposeCookie): void => {
  const { name, options } = describe(request, cookie)
  reply.clearCookie(name, options)
}
