import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tenant } from '#foundation/tenants/public.ts'
import { localePath, type Locale } from '#kernel/locale.ts'
import type { App } from '#platform/feature.ts'
import { writePageCaching } from '#platform/cdn/caching.rules.ts'
import { chooseEncoding, encodePage, type CachedPage, type EncodedPage } from '#platform/http/page-cache.ts'
import type { PageRouteParts } from '#app/pages/page-route-parts.ts'

export type PageAnswers = {
  /** For public pages that are rendered and compressed already; false when it takes `send` to answer. */
  readonly sendReady: (request: FastifyRequest, reply: FastifyReply, page: CachedPage) => boolean
  readonly send: (request: FastifyRequest, reply: FastifyReply, page: CachedPage, caching?: string) => Promise<FastifyReply>
  readonly sendMissing: (request: FastifyRequest, reply: FastifyReply, tenant: Tenant, locale: Locale) => Promise<FastifyReply>
}

export const createPageAnswers = ({ cache, maker, headers, clock }: PageRouteParts): PageAnswers => {
  const cachingOf = ({ freshUntil }: CachedPage): string =>
    writePageCaching(freshUntil === undefined ? undefined : freshUntil - clock.now().getTime())
  const headersOf = (page: CachedPage, caching: string): Readonly<Record<string, string>> =>
    page.surrogateKeys !== undefined && caching.startsWith('public')
      ? { 'cache-control': caching, 'surrogate-key': page.surrogateKeys }
      : { 'cache-control': caching }
  const send: PageAnswers['send'] = async (request, reply, page, caching = cachingOf(page)) => {
    const encoded = await encodePage(page, chooseEncoding(request.headers['accept-encoding']))
    const chosen = page.status === 200 ? (page.headers['cache-control'] ?? caching) : 'no-store'
    reply.headers(headers).headers(encoded.headers).headers(headersOf(page, chosen))
    const isKnown = page.status === 200 && request.headers['if-none-match'] === encoded.etag
    return isKnown ? reply.code(304).send() : reply.code(page.status).send(encoded.body)
  }
  const heads = new WeakMap<EncodedPage, string[]>()
  const findHead = (page: CachedPage, encoded: EncodedPage): string[] => {
    const caching = encoded.headers['cache-control'] ?? cachingOf(page)
    const head = heads.get(encoded) ?? Object.entries({ ...headers, ...encoded.headers, ...headersOf(page, caching) }).flat()
    heads.set(encoded, head)
    return head
  }
  return {
    send,
    // Written as Node takes it: what Fastify does for every answer costs more than this page. Log and metrics still see it.
    sendReady: (request, reply, page) => {
      const encoded = page.encoded.get(chooseEncoding(request.headers['accept-encoding']))
      if (!encoded || page.status !== 200 || request.headers['if-none-match'] === encoded.etag) return false
      // How long others may hold it depends on the time of day.
      if (page.freshUntil !== undefined) return false
      reply.hijack().raw.writeHead(200, findHead(page, encoded)).end(encoded.body)
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
  { tenants, cache, variants, isHeard }: PageRouteParts,
  { sendReady, send }: PageAnswers,
): void => {
  const findPage = (request: FastifyRequest): CachedPage | undefined => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const tenant = tenants.byHost(request.host)
    const key = tenant && variants.findKey(request.url, request.headers.cookie)
    return key === undefined || !isHeard(request) ? undefined : cache.get(tenant?.key ?? '', key)
  }
  // Without a promise: for an answer from memory it would cost as much as the rest.
  app.addHook('onRequest', (request, reply, done) => {
    const page = findPage(request)
    if (!page) return done()
    if (!sendReady(request, reply, page)) send(request, reply, page).catch((error: unknown) => reply.send(error))
  })
}
