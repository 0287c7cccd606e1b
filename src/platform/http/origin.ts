import type { FastifyRequest } from 'fastify'
import type { Config } from '#platform/config.ts'
import type { App } from '#platform/feature.ts'
import { changesState, isSameOrigin } from '#platform/http/origin.rules.ts'
import { Problem } from '#platform/http/problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Programs call it, not browsers (a token endpoint, a webhook): it must prove its caller in another way. */
    readonly allowsForeignOrigin?: boolean
  }
}

/** Also for the few GET calls that change something, such as a session refresh. */
export const isFromOwnPage = (request: FastifyRequest, publicScheme: Config['publicScheme']): boolean => {
  const { origin, 'sec-fetch-site': site } = request.headers
  return isSameOrigin({ host: request.host, publicScheme, origin, secFetchSite: typeof site === 'string' ? site : undefined })
}

export const checkOrigins = (app: App, { publicScheme }: Pick<Config, 'publicScheme'>): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!changesState(request.method) || request.routeOptions.config.allowsForeignOrigin || isFromOwnPage(request, publicScheme))
      return done()
    done(new Problem(403, 'foreign_origin', 'This request did not come from one of our pages.'))
  })
}
