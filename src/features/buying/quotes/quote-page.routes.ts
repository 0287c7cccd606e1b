import type { FastifyRequest } from 'fastify'
import { pageHref } from '#foundation/blocks/public.ts'
import { listPageLocales } from '#features/site/content/public.server.ts'
import { FRAME_FRAGMENTS } from '#features/site/content/public.ts'
import { signInAddress } from '#foundation/identity/public.ts'
import { sameLocale } from '#foundation/locale/public.ts'
import { readCustomerQuote } from '#features/buying/quotes/customer-quote.service.ts'
import { quoteDetail } from '#features/buying/quotes/detail/quote-detail.schema.ts'
import { QUOTES_PATH, quotePath } from '#features/buying/quotes/quote-list.rules.ts'
import { openQuote } from '#features/buying/quotes/quote-page.api.ts'
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

/** The page of one quote; one that is not of the person's accounts does not exist. */
export const quotePageRoutes = (app: App): void => {
  const { tenants, dictionaries } = app.services
  addEndpoint(app, openQuote, async (request, reply) => {
    const params = request.params as Params
    const locale = await readLocale(request, params)
    const { user, tenant } = request.scope
    // Before it is looked for: whether there is one is nothing that an anonymous visitor learns.
    if (!user) return reply.redirect(signInAddress(tenants.configOf(tenant, locale), request.url), 302)
    const number = (params['number'] ?? '').replace(/\.html$/, '')
    const view = await readCustomerQuote(request, number)
    const words = dictionaries[locale.language]['quotes'] ?? {}
    const say = (key: string, values: Readonly<Record<string, string>> = {}): string =>
      fillText(lookUp(words, key) ?? key, values)
    const title = say('detail.title', { number })
    const trail = [
      { label: say('home'), href: pageHref(locale, '/') },
      { label: say('title'), href: pageHref(locale, QUOTES_PATH) },
    ]
    return request.server.sendFeaturePage(
      request,
      reply,
      { locale, path: quotePath(number) },
      {
        title,
        description: title,
        isFramed: true,
        blocks: [
          { id: 'trail', type: 'breadcrumbs', props: { trail, current: number } },
          { id: 'quote', type: quoteDetail.type, props: { number, view } },
        ],
      },
    )
  })
}
