import { listBlockedDomains, listInternalDomains } from '#foundation/identity/person/email-domain.api.ts'
import { refuseForeignAppId } from '#foundation/tenants/public.server.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'

/** The same for everyone of a site, and cached [7.5.2]. */
export const emailDomainRoutes = (app: App): void => {
  const lists = [
    [listBlockedDomains, 'blockedEmailDomains'],
    [listInternalDomains, 'internalEmailDomains'],
  ] as const
  for (const [list, setting] of lists)
    addEndpoint(
      app,
      list,
      async (request, reply) => {
        reply.header('cache-control', 'public, max-age=300')
        const names = app.services.tenants.byKey(request.scope.tenant)?.identity[setting] ?? []
        return names.map((name) => ({ emailDomainName: name, emailDomain: name }))
      },
      { preHandler: refuseForeignAppId },
    )
}
