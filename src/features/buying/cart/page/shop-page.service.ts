import type { FastifyReply, FastifyRequest } from 'fastify'
import { inShopLanguage } from '#features/buying/cart/mini-cart/cart-links.rules.ts'
import { readSiteFacts } from '#foundation/entitlements/public.server.ts'
import { signInAddress } from '#foundation/identity/public.ts'
import { isCountryCode } from '#foundation/locale/public.ts'
import { isLanguage, type Language, type Locale } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { findSiteLocale, SITE_LOCALES } from '#kernel/site-locale.ts'
import type { App } from '#platform/feature.ts'
import { notFound } from '#platform/http/errors.ts'

/** Shop pages name no country: the market that was chosen, then the country that was [2.2.2]. */
const countryOf = ({ cookies }: FastifyRequest): string =>
  [cookies['selecteddtm'], cookies['usr_country']].find((code) => code !== undefined && isCountryCode(code)) ?? 'us'

/** The page stands in a locale that the site has; the market may be another country. */
const chooseLocale = (country: string, language: Language): Locale => {
  const found = findSiteLocale({ country, language }) ?? SITE_LOCALES.find((locale) => locale.language === language)
  return { country: found?.country ?? country, language }
}

type Market = { readonly country: string; readonly language: Language }

export type ShopPage = {
  /** Where the site's configuration says that it stands, in one language. */
  readonly address: 'minicart_url' | 'quickcart_url'
  /** In its place, for a page beside it. */
  readonly beside?: string
  /** Called afterwards, such as for a step of the checkout. */
  readonly below?: string
  readonly path: string
  readonly block: string
  readonly props?: Readonly<Record<string, unknown>>
  /** The data that the block shows first, read for this person in this market. */
  readonly readProps?: (request: FastifyRequest, market: Market) => Promise<Readonly<Record<string, unknown>>>
  /** Whose words these are. */
  readonly dictionary: string
  readonly title: string
  readonly lead: string
}

/** Answers pages that stand outside of the locales, for those who may order: others sign in or come to the error page [6.7.1]. */
export const shopPages =
  (app: App) =>
  async (request: FastifyRequest, reply: FastifyReply, page: ShopPage, language: string): Promise<unknown> => {
    const { tenants, explainer, dictionaries } = app.services
    const { tenant, user } = request.scope
    if (!isLanguage(language)) return notFound('page')
    const country = countryOf(request)
    const locale = chooseLocale(country, language)
    const config = tenants.configOf(tenant, locale)
    const [path] = request.url.split('?', 1)
    const address = inShopLanguage(config[page.address], language)
    const own = page.beside === undefined ? address : `${address.slice(0, address.lastIndexOf('/') + 1)}${page.beside}`
    if (`${own}${page.below ?? ''}` !== path) return notFound('page')
    if (!user) return reply.redirect(signInAddress(config, request.url), 302)
    const facts = await explainer.readPersonFacts(request.tx, user.id)
    // Who fails the check of roles goes to the error page, also by the address itself.
    const decision = explainer.actions.decide('open-mini-cart', readSiteFacts(app.services, tenant), facts)
    if (!decision?.allowed) return reply.redirect(config.errorPopupPath, 302)
    const read = await page.readProps?.(request, { country, language })
    const words = lookUp(dictionaries[language], page.dictionary) ?? {}
    return app.sendFeaturePage(
      request,
      reply,
      { locale, path: page.path },
      {
        title: lookUp(words, page.title) ?? '',
        description: lookUp(words, page.lead) ?? '',
        blocks: [{ id: 'shop', type: page.block, props: { country, ...page.props, ...read } }],
        address: path,
        isFramed: true,
        headers: { 'x-robots-tag': 'noindex' },
      },
    )
  }
