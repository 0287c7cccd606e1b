import { keepPrivate } from '#platform/http/access.ts'
import { useAnonymousToken } from '#foundation/locale/anonymous-token.service.ts'
import { COUNTRY_CODES, isCountryCode } from '#kernel/country-code.ts'
import { languageOf } from '#foundation/locale/dictionary.rules.ts'
import { nameCountry, toSalesOrgMap } from '#foundation/locale/market-options.rules.ts'
import {
  decideTargetMarket,
  MARKET_SECONDS,
  OVERRIDE_PARAMETER,
  SELECTED_COOKIE,
  TARGET_COOKIE,
} from '#foundation/locale/market.rules.ts'
import { listSalesOrgCountries, listTranslatedCountries, locateVisitor } from '#foundation/locale/market.api.ts'
import { refuseForeignAppId } from '#foundation/tenants/public.server.ts'
import type { App, BeforePage, SelectorRoute } from '#platform/feature.ts'
import { addEndpoint, documentSelector } from '#platform/http/endpoint-route.ts'
import { notFound, unauthorised } from '#platform/http/errors.ts'

const FEW_MINUTES = 'public, max-age=300'

export const marketRoutes = (app: App): void => {
  addEndpoint(
    app,
    listSalesOrgCountries,
    async (request, reply) => {
      const { tenant } = request.scope
      if (request.params.tenant !== tenant) notFound('list')
      reply.header('cache-control', FEW_MINUTES)
      return toSalesOrgMap(app.services.tenants.byKey(tenant)?.salesOrgCountries ?? {})
    },
    { config: { opensNoTransaction: true } },
  )

  addEndpoint(app, listTranslatedCountries, async (request) => {
    const { tx, scope, headers } = request
    await refuseForeignAppId(request)
    if (app.services.tenants.traitsOf(scope.tenant).countryNames !== 'portal-list') notFound('list')
    const mayRead = await useAnonymousToken(app.services, { tx, tenant: scope.tenant }, headers.security, 'translated-countries')
    if (!mayRead) unauthorised('This needs a token that is still good.')
    const language = languageOf(headers.language)
    return {
      list: COUNTRY_CODES.map((code) => ({ isoCode: code.toUpperCase(), countryName: nameCountry(code, language) })),
    }
  })
}

/** `/content/{tenant}/us/en/home.dynamiccountry` says where the visitor seems to be [7.6.1]; page routes refuse another tenant. */
export const marketSelectors: readonly SelectorRoute[] = [
  {
    selector: 'dynamiccountry',
    methods: ['GET'],
    documented: documentSelector(locateVisitor),
    answer: async (request, reply, { page, selectors }) => {
      if (page !== '/' || selectors.length > 1) notFound('page')
      const countryCode = request.server.services.geolocation.countryOf(request) ?? ''
      return reply.send({ countryCode })
    },
  },
]

/**
 * Any page with `?update_target_market=` sets the market and comes back without it [4.9.1]: menus show it everywhere.
 * It is the newest word, so an older choice goes; forms without script use it.
 */
export const overrideMarket: BeforePage = (request, reply, { locale }) => {
  const [pathname = '/', search = ''] = request.url.split('?', 2)
  const query = new URLSearchParams(search)
  const override = query.get(OVERRIDE_PARAMETER)
  const { tenants, geolocation, config } = request.server.services
  const tenant = tenants.byHost(request.host)
  if (override === null || tenant === undefined) return undefined
  const geolocated = geolocation.countryOf(request)
  const { market } = decideTargetMarket(
    { override, geolocated, traits: tenant.traits, urlCountry: locale.country },
    isCountryCode,
  )
  // Lax: a visitor who comes by a link on another site has the market with the first page.
  const cookie = { path: '/', sameSite: 'lax', secure: config.cookies.isSecure } as const
  query.delete(OVERRIDE_PARAMETER)
  if (request.cookies[SELECTED_COOKIE] !== undefined) reply.clearCookie(SELECTED_COOKIE, cookie)
  keepPrivate(reply)
  return reply
    .setCookie(TARGET_COOKIE, market, { ...cookie, maxAge: MARKET_SECONDS })
    .redirect(query.size === 0 ? pathname : `${pathname}?${query.toString()}`, 302)
}
