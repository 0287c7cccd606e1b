import { z } from 'zod'
import { refuseForeignAppId } from '#features/tenants/public.server.ts'
import { appIdQuery } from '#kernel/app-id.schema.ts'
import type { App } from '#platform/feature.ts'

/** Two readers, two names for one field [3.7.5]. */
const domains = z.array(z.object({ emailDomainName: z.string(), emailDomain: z.string() }))

export const domainRoutes = (app: App): void => {
  const lists = [
    ['/sm/api/domains/blocked', 'Domains whose addresses may not register', 'blockedEmailDomains'],
    ['/sm/api/domains/internal', 'Domains of employees', 'internalEmailDomains'],
  ] as const
  for (const [path, summary, list] of lists)
    app.get(
      path,
      { schema: { tags: ['account'], summary, querystring: appIdQuery, response: { 200: domains } } },
      async (request, reply) => {
        await refuseForeignAppId(request)
        reply.header('cache-control', 'public, max-age=300')
        const names = app.services.tenants.byKey(request.scope.tenant)?.identity[list] ?? []
        return names.map((name) => ({ emailDomainName: name, emailDomain: name }))
      },
    )
}
