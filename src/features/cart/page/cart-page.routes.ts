import type { FastifyReply, FastifyRequest } from 'fastify'
import { inShopLanguage } from '#features/cart/mini-cart/cart-links.rules.ts'
import { openCartPage, openQuickCart } from '#features/cart/page/cart-page.api.ts'
import { cartPage } from '#features/cart/page/cart-page.schema.ts'
import { quickCart } from '#features/cart/quick/quick-cart.schema.ts'
import { readSiteFacts } from '#features/entitlements/public.server.ts'
import { signInAddress } from '#features/identity/public.ts'
import { isCountryCode } from '#features/locale/public.ts'
import { isLanguage, type Language, type Locale } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { findSiteLocale, SITE_LOCALES } from '#kernel/site-locale.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'

/** Shop pages name no country: the market that was chosen, then the country that was [2.2.2]. */
const countryOf = ({ cookies }: FastifyRequest): string =>
  [cookies['selecteddtm'], cookies['usr_country']].find((code) => code !== undefined && isCountryCode(code)) ?? 'us'

/** The page stands in a locale that the site has; the market may be another country. */
const chooseLocale = (country: string, language: Language): Locale => {
  const found = findSiteLocale({ country, language }) ?? SITE_LOCALES.find((locale) => locale.language === language)
  return { country: found?.country ?? country, language }
}

type ShopPage = {
  /** Where the site's configuration says that it stands, in one language. */
  readonly address: 'minicart_url' | 'quickcart_url'
  readonly path: string
  readonly block: string
  readonly title: string
  readonly lead: string
}

const CART: ShopPage = { address: 'minicart_url', path: '/cart', block: cartPage.type, title: 'title', lead: 'lead' }
const QUICK_CART: ShopPage = {
  address: 'quickcart_url',
  path: '/quickCart',
  block: quickCart.type,
  title: 'quick.title',
  lead: 'quick.hint',
}

export const cartPageRoutes = (app: App): void => {
  const { tenants, explainer, dictionaries } = app.services

  const answer = async (request: FastifyRequest, reply: FastifyReply, page: ShopPage, language: string) => {
    reply.header('cache-control', 'private, no-store')
    const { tenant, user } = request.scope
    if (!isLanguage(language)) return notFound('page')
    const country = countryOf(request)
    const locale = chooseLocale(country, language)
    const config = tenants.configOf(tenant, locale)
    const [path] = request.url.split('?', 1)
    if (inShopLanguage(config[page.address], language) !== path) return notFound('page')
    if (!user) return reply.redirect(signInAddress(config, request.url), 302)
    const facts = await explainer.readPersonFacts(request.tx, user.id)
    // Who fails the check of roles goes to the error page, also by the address itself [6.7.1].
    const decision = explainer.actions.decide('open-mini-cart', readSiteFacts(app.services, tenant), facts)
    if (!decision?.allowed) return reply.redirect(config.errorPopupPath, 302)
    const words = dictionaries[language]['cart'] ?? {}
    return app.sendOwnPage(
      request,
      reply,
      { locale, path: page.path },
      {
        title: lookUp(words, page.title) ?? '',
        description: lookUp(words, page.lead) ?? '',
        blocks: [{ id: 'shop', type: page.block, props: { country } }],
        isFramed: true,
        headers: { 'x-robots-tag': 'noindex' },
      },
    )
  }

  addEndpoint(app, openCartPage, (request, reply) => answer(request, reply, CART, request.params.language))
  addEndpoint(app, openQuickCart, (request, reply) => answer(request, reply, QUICK_CART, request.params.language))
}
