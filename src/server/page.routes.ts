import type { FastifyReply, FastifyRequest } from 'fastify'
import { isGatedPage, pageHref } from '#features/content/public.ts'
import { findSiteLocale } from '#features/locale/public.ts'
import type { Tenant, Tenants } from '#features/tenants/public.ts'
import { DEFAULT_LOCALE, isLanguage, localePath, type Locale } from '#kernel/locale.ts'
import { parseSitePath, type SitePath } from '#kernel/site-path.ts'
import { notFound } from '#server/errors.ts'
import type { App, SelectorRoute } from '#server/feature.ts'
import { chooseEncoding, encodePage, type CachedPage, type PageCache } from '#server/page-cache.ts'
import type { PageMaker } from '#server/page-maker.ts'

export type PageRouteParts = {
  readonly tenants: Tenants
  readonly cache: PageCache
  readonly maker: PageMaker
  readonly selectors: ReadonlyMap<string, SelectorRoute>
  readonly headers: Readonly<Record<string, string>>
}

/** Browsers ask again each time and mostly get 304; shared caches may hold a page for a minute. */
const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
const PRIVATE = 'private, no-store'

const pathOf = (url: string): string => {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

/** What the visitor chose last, when it is a locale of ours; otherwise the default [9.4.2]. */
const preferredLocale = (cookies: Readonly<Record<string, string | undefined>>): Locale => {
  const [country = '', language = ''] = [cookies['usr_country'] ?? '', cookies['usr_lang'] ?? '']
  const chosen = isLanguage(language) ? findSiteLocale({ country: country.toLowerCase(), language }) : undefined
  return chosen ?? DEFAULT_LOCALE
}

export const pageRoutes = (app: App, { tenants, cache, maker, selectors, headers }: PageRouteParts): void => {
  const send = async (request: FastifyRequest, reply: FastifyReply, page: CachedPage, caching = PUBLIC): Promise<FastifyReply> => {
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const etag = `"${page.etag}-${encoding}"`
    reply.headers(headers).header('cache-control', page.status === 200 ? caching : 'no-store')
    reply.header('vary', 'Accept-Encoding').header('etag', etag)
    if (page.status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.code(page.status).type('text/html; charset=utf-8').send(await encodePage(page, encoding))
  }

  /** Error pages are kept apart from pages: however many addresses are missing, each locale has one answer [T-31]. */
  const sendMissing = async (request: FastifyRequest, reply: FastifyReply, tenant: Tenant, locale: Locale): Promise<FastifyReply> => {
    const page = await cache.getOrMake(tenant.key, `404 ${localePath(locale)}`, () => maker.makeErrorPage({ tenant, locale }, 404))
    return send(request, reply, page)
  }

  const answerSelector = (request: FastifyRequest, reply: FastifyReply, path: SitePath): Promise<unknown> | undefined => {
    const name = path.part === undefined ? path.selectors[0] : `jcr:content/${path.part}`
    const route = name === undefined ? undefined : selectors.get(name)
    return route?.methods.some((method) => method === request.method) ? route.answer(request, reply, path) : undefined
  }

  const answerPage = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const tenant = tenants.byHost(request.headers.host ?? '')
    if (!tenant) throw notFound('page')
    const pathname = pathOf(request.url)
    if (pathname === '/') return reply.redirect(localePath(preferredLocale(request.cookies)), 302)

    const path = parseSitePath(pathname)
    const locale = path?.locale ?? DEFAULT_LOCALE
    const isForeign = path?.contentTenant !== undefined && path.contentTenant !== tenant.key
    if (!path?.locale || isForeign) return sendMissing(request, reply, tenant, locale)
    if (path.selectors.length > 0 || path.part !== undefined)
      return answerSelector(request, reply, path) ?? sendMissing(request, reply, tenant, locale)
    if (request.method === 'POST' || (path.extension !== undefined && path.extension !== 'html'))
      return sendMissing(request, reply, tenant, locale)
    if (pathname.endsWith('/')) return reply.redirect(pageHref(locale, path.page), 301)

    const wanted = { tenant, locale, path: path.page }
    if (isGatedPage(path.page)) {
      if (!request.scope?.user) return sendMissing(request, reply, tenant, locale)
      const page = await maker.makePage(wanted)
      return page ? send(request, reply, page, PRIVATE) : sendMissing(request, reply, tenant, locale)
    }
    const page = await cache.getOrMake(tenant.key, pathname, () => maker.makePage(wanted))
    return page ? send(request, reply, page) : sendMissing(request, reply, tenant, locale)
  }

  // The way of most requests: a published page that is already rendered, answered before anything else runs.
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return
    const tenant = tenants.byHost(request.headers.host ?? '')
    const page = tenant && cache.get(tenant.key, pathOf(request.url))
    if (page) return send(request, reply, page)
  })

  app.route({ method: ['GET', 'POST'], url: '/*', schema: { hide: true }, handler: answerPage })
}
