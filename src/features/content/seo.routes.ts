import { z } from 'zod'
import { listPageLocales, listSitemap } from '#features/content/page.store.ts'
import { SITEMAP_LIMIT, writeRobots, writeSitemap, writeSitemapIndex } from '#features/content/sitemap.rules.ts'
import { findSiteLocale } from '#features/locale/public.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { notFound } from '#server/http/errors.ts'
import type { App } from '#server/feature.ts'

const XML = 'application/xml; charset=utf-8'
const HOUR = 'public, max-age=3600'

export const seoRoutes = (app: App): void => {
  const { originOf } = app.services

  app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) =>
    reply
      .header('cache-control', HOUR)
      .type('text/plain; charset=utf-8')
      .send(writeRobots(originOf(request.scope.tenant))),
  )

  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    const locales = await listPageLocales(request.tx, '/')
    return reply
      .header('cache-control', HOUR)
      .type(XML)
      .send(writeSitemapIndex(originOf(request.scope.tenant), locales, await app.listMadeParts(request.tx)))
  })

  const params = z.object({ country: z.string().regex(/^[a-z]{2}$/), language: z.enum(LANGUAGES) })
  app.get('/:country/:language/sitemap.xml', { schema: { hide: true, params } }, async (request, reply) => {
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
  })
  const partParams = params.extend({ part: z.string().max(40) })
  app.get('/:country/:language/sitemaps/:part.xml', { schema: { hide: true, params: partParams } }, async (request, reply) => {
    const { part, ...wanted } = request.params
    const locale = findSiteLocale(wanted) ?? notFound('page')
    const paths = (await app.readMadePart(request.tx, locale, part)) ?? notFound('page')
    const pages = paths.map((path) => ({ path }))
    return reply
      .header('cache-control', HOUR)
      .type(XML)
      .send(writeSitemap(originOf(request.scope.tenant), locale, pages))
  })
}
