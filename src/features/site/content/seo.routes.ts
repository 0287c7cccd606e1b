import { listPageLocales, listSitemap } from '#features/site/content/page.store.ts'
import { readLlms, readRobots, readSitemap, readSitemapIndex, readSitemapPart } from '#features/site/content/seo.api.ts'
import { writeLlms } from '#features/site/content/llms.rules.ts'
import { SITEMAP_LIMIT, writeRobots, writeSitemap, writeSitemapIndex } from '#features/site/content/sitemap.rules.ts'
import { findSiteLocale } from '#foundation/locale/public.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'
import type { App } from '#platform/feature.ts'

const XML = 'application/xml; charset=utf-8'
const HOUR = 'public, max-age=3600'

/** Of a site's own pages; the catalogue is searched. */
const MOST_NAMED = 60

/** Up to fifty thousand addresses each time. */
const SITEMAP_PRICE = { perMinute: 120, perMinuteInAll: 600 }

export const seoRoutes = (app: App): void => {
  const { originOf } = app.services

  addEndpoint(app, readRobots, async (request, reply) =>
    reply
      .header('cache-control', HOUR)
      .type('text/plain; charset=utf-8')
      .send(writeRobots(originOf(request.scope.tenant))),
  )

  addEndpoint(app, readLlms, async (request, reply) => {
    const { tenant } = request.scope
    const pages = await listSitemap(request.tx, DEFAULT_LOCALE, MOST_NAMED)
    const name = app.services.tenants.byKey(tenant)?.name ?? tenant
    return reply
      .header('cache-control', HOUR)
      .type('text/plain; charset=utf-8')
      .send(writeLlms({ origin: originOf(tenant), name, locale: DEFAULT_LOCALE, pages }))
  })

  const options = { config: { price: SITEMAP_PRICE } }
  addEndpoint(
    app,
    readSitemapIndex,
    async (request, reply) => {
      const locales = await listPageLocales(request.tx, '/')
      return reply
        .header('cache-control', HOUR)
        .type(XML)
        .send(writeSitemapIndex(originOf(request.scope.tenant), locales, await app.listMadeParts(request.tx)))
    },
    options,
  )

  addEndpoint(
    app,
    readSitemap,
    async (request, reply) => {
      const locale = findSiteLocale(request.params)
      if (!locale) notFound('page')
      const written = await listSitemap(request.tx, locale, SITEMAP_LIMIT)
      const known = new Set(written.map(({ path }) => path))
      const made = await app.listMadePaths(request.tx, locale, SITEMAP_LIMIT - written.length)
      const pages = [...written, ...made.filter((path) => !known.has(path)).map((path) => ({ path }))]
      return reply
        .header('cache-control', HOUR)
        .type(XML)
        .send(writeSitemap(originOf(request.scope.tenant), locale, pages))
    },
    options,
  )

  addEndpoint(
    app,
    readSitemapPart,
    async (request, reply) => {
      const { part, ...requested } = request.params
      const locale = findSiteLocale(requested) ?? notFound('page')
      const paths = (await app.readMadePart(request.tx, locale, part)) ?? notFound('page')
      const pages = paths.map((path) => ({ path }))
      return reply
        .header('cache-control', HOUR)
        .type(XML)
        .send(writeSitemap(originOf(request.scope.tenant), locale, pages))
    },
    options,
  )
}
