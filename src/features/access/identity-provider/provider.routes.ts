import type { IncomingMessage } from 'node:http'
import type { Provider } from 'oidc-provider'
import { PROVIDER_PATH } from '#foundation/identity/public.server.ts'
import type { Providers } from '#features/access/identity-provider/provider.service.ts'
import { notFound } from '#platform/http/errors.ts'
import type { App } from '#platform/feature.ts'

const FORWARDED = ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-for', 'forwarded'] as const

/** The provider builds its addresses from the request: it sees the site's own origin, whatever was sent [T-33]. */
const pinOrigin = (request: IncomingMessage, origin: string): void => {
  const { host, protocol } = new URL(origin)
  for (const name of FORWARDED) delete request.headers[name]
  request.headers.host = host
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1)
}

/** Mounted in a scope of its own: the provider reads raw bodies and writes raw answers. */
export const providerRoutes = (app: App, providers: Providers): void => {
  const handlers = new WeakMap<Provider, ReturnType<Provider['callback']>>()
  const handlerOf = (provider: Provider) => {
    const handler = handlers.get(provider) ?? provider.callback()
    handlers.set(provider, handler)
    return handler
  }
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.route({
      method: ['GET', 'POST'],
      url: `${PROVIDER_PATH}/*`,
      // The token endpoint is called by programs, which prove themselves by their secret.
      config: { opensNoTransaction: true, allowsForeignOrigin: true, whileReadOnly: 'session' },
      schema: { hide: true },
      handler: async (request, reply) => {
        const { tenant } = request.scope
        const { services } = app
        // A site with a provider of its own has no other way in.
        if (services.tenants.byKey(tenant)?.identity.identityProvider) notFound('page')
        const provider = await providers.of(tenant)
        const { raw } = request
        pinOrigin(raw, services.originOf(tenant))
        Object.assign(raw, { originalUrl: raw.url, url: (raw.url ?? '').slice(PROVIDER_PATH.length) })
        for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value)
        reply.hijack()
        await handlerOf(provider)(raw, reply.raw)
      },
    })
  })
}
