import { pageHref } from '#features/blocks/public.ts'
import { preferredLocale } from '#features/locale/public.ts'
import { searchAnswerSchema, searchQuerySchema } from '#features/search/search-answer.schema.ts'
import { chooseSearchLocale, countPages, SEARCH_PAGE } from '#features/search/search.rules.ts'
import { searchPages } from '#features/search/search.store.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import type { App } from '#server/feature.ts'

export const searchRoutes = (app: App): void => {
  app.get(
    '/api/search/pages',
    {
      schema: {
        tags: ['search'],
        summary: 'Public pages by the words of their titles and descriptions',
        querystring: searchQuerySchema,
        response: { 200: searchAnswerSchema },
      },
    },
    async (request, reply) => {
      const { q, page, country, language } = request.query
      const locale = { country, language }
      const { total, pages } = await searchPages(request.tx, locale, q, page)
      reply.header('cache-control', 'no-store')
      const results = pages.map(({ path, title, description }) => ({ title, description, href: pageHref(locale, path) }))
      return { total, page, pages: countPages(total), results }
    },
  )

  for (const language of LANGUAGES)
    app.get(`/${language}${SEARCH_PAGE}`, { schema: { hide: true } }, async (request, reply) => {
      const start = request.url.indexOf('?')
      const locale = chooseSearchLocale(language, preferredLocale(request.cookies))
      const query = start < 0 ? '' : request.url.slice(start)
      return reply.header('cache-control', 'private, no-store').redirect(`${pageHref(locale, SEARCH_PAGE)}${query}`, 302)
    })
}
