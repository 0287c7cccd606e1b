import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tenant } from '#foundation/tenants/public.ts'
import { localePath, type Locale } from '#kernel/locale.ts'
import type { App } from '#platform/feature.ts'
import { chooseEncoding, encodePage, type CachedPage, type EncodedPage } from '#platform/http/page-cache.ts'
import type { PageRouteParts } from '#app/pages/page-route-parts.ts'

export type PageAnswers = {
  /** For public pages that are rendered and compressed already; false when it takes `send` to answer. */
  readonly sendReady: (request: FastifyRequest, reply: FastifyReply, page: CachedPage) => boolean
  readonly send: (request: FastifyRequest, reply: FastifyReply, page: CachedPage, caching?: string) => Promise<FastifyReply>
  readonly sendMissing: (request: FastifyRequest, reply: FastifyReply, tenant: Tenant, locale: Locale) => Promise<FastifyReply>
}

/** Browsers ask again each time and mostly get 304; shared caches may hold a page for a minute. */
const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
export const createPageAnswers = ({ cache, maker, headers }: PageRouteParts): PageAnswers => {
  const send: PageAnswers['send'] = async (request, reply, page, caching = PUBLIC) => {
    const encoded = await encodePage(page, chooseEncoding(request.headers['accept-encoding']))
    reply
      .headers(headers)
      .headers(encoded.headers)
      .header('cache-control', page.status === 200 ? (page.headers['cache-control'] ?? caching) : 'no-store')
    const isKnown = page.status === 200 && request.headers['if-none-match'] === encoded.etag
    return isKnown ? reply.code(304).send() : reply.code(page.status).send(encoded.body)
  }
  const heads = new WeakMap<EncodedPage, string[]>()
  const findHead = (page: EncodedPage): string[] => {
    const head = heads.get(page) ?? Object.entries({ ...headers, 'cache-control': PUBLIC, ...page.headers }).flat()
    heads.set(page, head)
    return head
  }
  return {
    send,
    // Written as Node takes it: what Fastify does for every answer costs more than this page. Log and metrics still see it.
    sendReady: (request, reply, page) => {
      const encoded = page.encoded.get(chooseEncoding(request.headers['accept-encoding']))
      if (!encoded || page.status !== 200 || request.headers['if-none-match'] === encoded.etag) return false
      reply.hijack().raw.writeHead(200, findHead(encoded)).end(encoded.body)
      return true
    },
    /** However many addresses are missing, each locale has one answer in the cache [T-31]. */
    sendMissing: async (request, reply, tenant, locale) => {
      const page = await cache.getOrMake(tenant.key, `404 ${localePath(locale)}`, () =>
        maker.makeErrorPage({ tenant, locale }, 404),
      )
      return send(request, reply, page)
    },
  }
}

/** The way of most requests: a published page that is already rendered, answered before anything else runs. */
export const answerFromCache = (
  app: App,
  { tenants, cache, variants }: PageRouteParts,
  { sendReady, send }: PageAnswers,
): void => {
  const findPage = (request: FastifyRequest): CachedPage | undefined => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const tenant = tenants.byHost(request.host)
    const key = tenant && variants.findKey(request.url, request.headers.cookie)
    return key === undefined ? undefined : cache.get(tenant?.key ?? '', key)
  }
  // Without a promise: for an answer from memory it would cost as much as the rest.
  app.addHook('onRequest', (request, reply, done) => {
    const page = findPage(request)
    if (!page) return done()
    if (!sendReady(request, reply, page)) send(request, reply, page).catch((error: unknown) => reply.send(error))
  })
}
