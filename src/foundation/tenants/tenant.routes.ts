import { listEnabled } from '#foundation/tenants/flags.rules.ts'
import { listToggles, openBusiness, readSecurityText } from '#foundation/tenants/tenant.api.ts'
import { writeSecurityText } from '#foundation/tenants/security-text.rules.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'

export const tenantRoutes = (app: App): void => {
  const { tenants, originOf, config, clock } = app.services

  addEndpoint(app, listToggles, async (request, reply) => {
    reply.header('cache-control', 'public, max-age=60')
    return { enabled: listEnabled(tenants.flagsOf(request.scope.tenant)) }
  })

  addEndpoint(app, openBusiness, async (request, reply) => {
    const { key } = tenants.byKey(request.params.tenant) ?? notFound('site')
    return reply.header('cache-control', 'public, max-age=300').redirect(`${originOf(key)}/`, 302)
  })

  addEndpoint(app, readSecurityText, async (request, reply) => {
    const { tenant } = request.scope
    const contact = tenants.traitsOf(tenant).securityContact ?? config.securityContact ?? notFound('page')
    const text = writeSecurityText({ contact, origin: originOf(tenant), now: clock.now() })
    return reply.header('cache-control', 'public, max-age=86400').type('text/plain; charset=utf-8').send(text)
  })
}
