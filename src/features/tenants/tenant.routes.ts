import { z } from 'zod'
import { TENANT_KEY } from '#kernel/tenant.ts'
import { listEnabled } from '#features/tenants/flags.rules.ts'
import type { App } from '#platform/feature.ts'
import { notFound } from '#platform/http/errors.ts'

export const tenantRoutes = (app: App): void => {
  const { tenants, originOf } = app.services
  app.get(
    '/etc.clientlibs/toggles.json',
    {
      schema: {
        tags: ['site'],
        summary: 'Feature toggles that are on',
        response: { 200: z.object({ enabled: z.array(z.string()) }) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'public, max-age=60')
      return { enabled: listEnabled(tenants.flagsOf(request.scope.tenant)) }
    },
  )

  app.get(
    '/business/:tenant',
    {
      schema: {
        tags: ['site'],
        summary: 'To the site of another business unit, under the address that visitors know',
        params: z.object({ tenant: z.string().regex(TENANT_KEY) }),
      },
    },
    async (request, reply) => {
      const { key } = tenants.byKey(request.params.tenant) ?? notFound('site')
      return reply.header('cache-control', 'public, max-age=300').redirect(`${originOf(key)}/`, 302)
    },
  )
}
