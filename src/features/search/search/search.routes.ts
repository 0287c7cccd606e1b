import { pageHref } from '#foundation/blocks/public.ts'
import { preferredLocale } from '#foundation/locale/public.ts'
import { openSearchIn } from '#features/search/search/search.api.ts'
import { chooseSearchLocale, SEARCH_PAGE } from '#features/search/search/search.rules.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'

export const searchRoutes = (app: App): void => {
  for (const language of LANGUAGES)
    addEndpoint(app, openSearchIn(language), async (request, reply) => {
      const start = request.url.indexOf('?')
      const locale = chooseSearchLocale(language, preferredLocale(request.cookies))
      const query = start < 0 ? '' : request.url.slice(start)
      return reply.redirect(`${pageHref(locale, SEARCH_PAGE)}${query}`, 302)
    })
}
