import { z } from 'zod'
import { TOKEN_BACKOFF, networkOf, takeAttempt } from '#features/identity/public.server.ts'
import { appIdQuery, refuseForeignAppId } from '#features/tenants/public.server.ts'
import { ANONYMOUS_TOKEN_S, sealAnonymousToken } from '#features/locale/anonymous-token.ts'
import { ErrorAnswer, notFound, tooMany } from '#server/http/errors.ts'
import type { App } from '#server/feature.ts'

export const anonymousTokenRoutes = (app: App): void => {
  const { services } = app
  app.get(
    '/sm/api/common/account/anonymous-token',
    {
      config: { opensNoTransaction: true },
      schema: {
        tags: ['account'],
        summary: 'A short-lived token for the translated country list, where country names come from the portal',
        querystring: appIdQuery,
        response: { 200: z.object({ access_token: z.string(), expires_in: z.number() }), 404: ErrorAnswer, 429: ErrorAnswer },
      },
    },
    async (request, reply) => {
      const { tenant } = request.scope
      await refuseForeignAppId(request)
      if (services.tenants.traitsOf(tenant).countryNames !== 'portal-list') notFound('token')
      const attempt = { kind: 'anonymous-token', of: [networkOf(request.ip)], patience: TOKEN_BACKOFF }
      const wait = await takeAttempt(services.db, tenant, services.clock.now(), [attempt])
      if (wait > 0) tooMany(wait)
      reply.header('cache-control', 'no-store')
      return { access_token: await sealAnonymousToken(services, tenant, 'translated-countries'), expires_in: ANONYMOUS_TOKEN_S }
    },
  )
}
