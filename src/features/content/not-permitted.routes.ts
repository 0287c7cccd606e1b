import { pageHref, type Block } from '#features/blocks/public.ts'
import { findPublishedPages } from '#features/content/page.store.ts'
import { preferredLocale } from '#features/locale/public.ts'
import type { App } from '#server/feature.ts'
import { notFound } from '#server/http/errors.ts'

/** Where authors write what people read who may not see something [2.25.6]. */
const PAGE = '/error/not-permitted'
/** A shop sends them to an address like this one, whatever their language [2.2.15]. */
const SHOP_ADDRESS = '/shop/:shop/:language/notPermittedPage'

export const notPermittedRoutes = (app: App): void => {
  app.get(SHOP_ADDRESS, { schema: { hide: true } }, async (request, reply) => {
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
    return app.sendOwnPage(request, reply, { locale, path: PAGE }, { title, description, blocks, isFramed: true, isError: true })
  })
}
