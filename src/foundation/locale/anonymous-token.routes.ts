import { refuseForeignAppId } from '#foundation/tenants/public.server.ts'
import { takeAnonymousToken } from '#foundation/locale/anonymous-token.api.ts'
import { ANONYMOUS_TOKEN_S, sealAnonymousToken } from '#foundation/locale/anonymous-token.service.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound, tooMany } from '#platform/http/errors.ts'
import type { App } from '#platform/feature.ts'
import { takeAttempt } from '#platform/limits/attempt.store.ts'
import { TOKEN_BACKOFF } from '#platform/limits/backoff.rules.ts'
import { networkOf } from '#platform/limits/network.rules.ts'

export const anonymousTokenRoutes = (app: App): void => {
  const { services } = app
  addEndpoint(
    app,
    takeAnonymousToken,
    async (request) => {
      const { tenant } = request.scope
      await refuseForeignAppId(request)
      if (services.tenants.traitsOf(tenant).countryNames !== 'portal-list') notFound('token')
      const attempt = { kind: 'anonymous-token', of: [networkOf(request.ip)], policy: TOKEN_BACKOFF }
      const wait = await takeAttempt(services.db, tenant, services.clock.now(), [attempt])
      if (wait > 0) tooMany(wait)
      return { access_token: await sealAnonymousToken(services, tenant, 'translated-countries'), expires_in: ANONYMOUS_TOKEN_S }
    },
    { config: { opensNoTransaction: true } },
  )
}
