import type { FastifyRequest } from 'fastify'
import { dropCartCookie, readMiniCart, sealCartCookie } from '#features/buying/cart/mini-cart/mini-cart.api.ts'
import { readOwnMiniCart } from '#features/buying/cart/mini-cart/mini-cart.service.ts'
import { identifyOrdering } from '#foundation/accounts/public.ts'
import { domainIdOf, isSameOriginCall, readCallFacts } from '#foundation/identity/public.server.ts'
import { languageOf } from '#foundation/locale/public.ts'
import { refuseForeignAppId } from '#foundation/tenants/public.server.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { badRequest, Problem } from '#platform/http/errors.ts'
import { openSealer } from '#platform/secrets/tenant-secret.ts'
import { userOf } from '#platform/http/access.ts'

/** Longer than anybody looks at one page; each page sets it anew. */
const LIFETIME_S = 1800
export const COOKIE_SECRET = 'cart-cookie'

const options = { preHandler: refuseForeignAppId }

export const miniCartRoutes = (app: App): void => {
  const { config, clock, db } = app.services

  /** These two change something though they are GETs: a picture on another site must not [T-10, T-11]. */
  const refuseOtherPages = (request: FastifyRequest): void => {
    if (!isSameOriginCall(readCallFacts(request)))
      throw new Problem(403, 'foreign_origin', 'This request did not come from one of our pages.')
  }
  const cookieOf = (request: FastifyRequest): string => `${domainIdOf(app.services, request.scope.tenant)}-cart`
  const cookie = { path: '/', httpOnly: true, sameSite: 'strict', secure: config.cookies.isSecure } as const

  addEndpoint(
    app,
    readMiniCart,
    async (request) => {
      const { totalItems, totalPrice, cartId } = await readOwnMiniCart(request, request.params.soldTo, request.headers.erpid)
      return [{ totalItems, totalPrice, cartId }]
    },
    options,
  )

  addEndpoint(
    app,
    sealCartCookie,
    async (request, reply) => {
      const { tenant } = request.scope
      const { soldTo, erpId, language, tenantPath = `/content/${tenant}` } = request.query
      const { sessionId } = userOf(request)
      refuseOtherPages(request)
      if (tenantPath !== `/content/${tenant}`) badRequest('tenantPath does not belong to this site.')
      const { account, totalItems, totalPrice, cartId } = await readOwnMiniCart(request, soldTo, erpId)
      const sealer = await openSealer(db, tenant, COOKIE_SECRET, request.tx)
      const written = languageOf(language ?? 'en')
      const sealed = sealer.seal(
        {
          account: identifyOrdering(account, written),
          soldTo: account.number,
          erpId: account.erpId,
          salesOrg: account.salesOrg,
          currency: account.currency,
          language: written,
          totalItems,
          totalPrice: totalPrice.value,
          cartId,
          expires: clock.now().getTime() + LIFETIME_S * 1000,
        },
        sessionId,
      )
      reply.setCookie(cookieOf(request), sealed, { ...cookie, maxAge: LIFETIME_S })
      return { success: true as const }
    },
    options,
  )

  addEndpoint(
    app,
    dropCartCookie,
    async (request, reply) => {
      refuseOtherPages(request)
      reply.clearCookie(cookieOf(request), cookie)
      return { success: true as const }
    },
    options,
  )
}
