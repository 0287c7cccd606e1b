import type { FastifyRequest } from 'fastify'
import { siteKey } from '#platform/cdn/surrogate-key.rules.ts'
import type { App } from '#platform/feature.ts'

/** Whatever caches in front may hold has a key by which they forget all of a site; pages and files bring closer ones. */
export const nameSharedAnswers = (app: App, tenantOf: (request: FastifyRequest) => string | undefined): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const caching = reply.getHeader('cache-control')
    const isShared = typeof caching === 'string' && caching.startsWith('public') && !reply.hasHeader('surrogate-key')
    const tenant = isShared ? tenantOf(request) : undefined
    if (tenant !== undefined) reply.header('surrogate-key', siteKey(tenant))
    done(null, payload)
  })
}
