import { z } from 'zod'
import { listEnabled, resolveFlags } from '#features/tenants/flags.rules.ts'
import type { App } from '#server/feature.ts'

export const tenantRoutes = (app: App): void => {
  const { tenants } = app.services
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
      return { enabled: listEnabled(resolveFlags(tenants.byKey(request.scope.tenant)?.flags)) }
    },
  )
}
