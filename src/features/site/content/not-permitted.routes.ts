import { pageHref, type Block } from '#foundation/blocks/public.ts'
import { openNotPermitted } from '#features/site/content/not-permitted.api.ts'
import { findPublishedPages } from '#features/site/content/page.store.ts'
import { preferredLocale } from '#foundation/locale/public.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'

/** Where authors write what people read who may not see something [2.25.6]. */
const PAGE = '/error/not-permitted'

export const notPermittedRoutes = (app: App): void => {
  addEndpoint(app, openNotPermitted, async (request, reply) => {
    const { tenants } = app.services
    if (tenants.traitsOf(request.scope.tenant).shopNotPermittedPath !== request.url.split('?', 1)[0]) return notFound('page')
    const locale = preferredLocale(request.cookies)
    const written = (await findPublishedPages(request.tx, locale, [PAGE])).get(PAGE)?.content
    const words = app.services.dictionaries[locale.language]['content'] ?? {}
    const notice: Block = { id: 'error', type: 'error-notice', props: { status: 403, home: pageHref(locale, '/') } }
    const { title, description, blocks } = written ?? {
      title: words['error.notPermitted.title'] ?? '',
      description: words['error.notPermitted.text'] ?? '',
      blocks: [notice],
    }
    return app.sendFeaturePage(
      request,
      reply,
      { locale, path: PAGE },
      { title, description, blocks, isFramed: true, isError: true },
    )
  })
}
