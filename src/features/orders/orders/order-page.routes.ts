import type { FastifyRequest } from 'fastify'
import { pageHref } from '#foundation/blocks/public.ts'
import { listPageLocales } from '#features/site/content/public.server.ts'
import { FRAME_FRAGMENTS } from '#features/site/content/public.ts'
import { signInAddress } from '#foundation/identity/public.ts'
import { sameLocale } from '#foundation/locale/public.ts'
import { openOrder } from '#features/orders/orders/order-page.api.ts'
import { ORDERS_PATH, orderPath } from '#features/orders/orders/order-paths.rules.ts'
import { orderDetail } from '#features/orders/orders/detail/order-detail.schema.ts'
import { readStateNames } from '#features/orders/orders/state-words.store.ts'
import { readOrderView } from '#features/orders/orders/order-view.service.ts'
import { isLanguage, type Locale } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { fillText } from '#kernel/texts.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'

type Params = Readonly<Record<string, string | undefined>>

/** An address in a locale that the site does not have is none of ours. */
const readLocale = async (request: FastifyRequest, { country = '', language = '' }: Params): Promise<Locale> => {
  if (!isLanguage(language)) return notFound('page')
  const locale = { country, language }
  const known = await listPageLocales(request.tx, FRAME_FRAGMENTS.header)
  return known.some((one) => sameLocale(one, locale)) ? locale : notFound('page')
}

/** The page of one order; one that is not the person's does not exist [2.2.7]. */
export const orderPageRoutes = (app: App): void => {
  const { tenants, dictionaries } = app.services
  addEndpoint(app, openOrder, async (request, reply) => {
    const params = request.params as Params
    const locale = await readLocale(request, params)
    if (!request.scope.user) {
      // Before it is looked for: whether there is one is nothing that an anonymous visitor learns.
      const address = signInAddress(tenants.configOf(request.scope.tenant, locale), request.url)
      return reply.redirect(address, 302)
    }
    const number = (params['number'] ?? '').replace(/\.html$/, '')
    const view = await readOrderView(request, number, locale.language)
    const stateTexts = await readStateNames(request.tx, locale.language)
    const words = dictionaries[locale.language]['orders'] ?? {}
    const say = (key: string, values: Readonly<Record<string, string>> = {}): string =>
      fillText(lookUp(words, key) ?? key, values)
    const title = say('detail.title', { number: view.number })
    return request.server.sendFeaturePage(
      request,
      reply,
      { locale, path: orderPath(view.number) },
      {
        title,
        description: title,
        kind: 'Order Details',
        isFramed: true,
        blocks: [
          {
            id: 'trail',
            type: 'breadcrumbs',
            props: {
              trail: [
                { label: say('home'), href: pageHref(locale, '/') },
                { label: say('title'), href: pageHref(locale, ORDERS_PATH) },
              ],
              current: view.number,
            },
          },
          { id: 'order', type: orderDetail.type, props: { view, stateTexts } },
        ],
      },
    )
  })
}
