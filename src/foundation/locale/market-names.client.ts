import { call } from '#browser/api.ts'
import type { PageContext } from '#foundation/blocks/public.ts'
import { takeAnonymousToken } from '#foundation/locale/anonymous-token.api.ts'
import { keepServed, salesOrgOptions, type MarketOption } from '#foundation/locale/market-options.rules.ts'
import { listSalesOrgCountries, listTranslatedCountries } from '#foundation/locale/market.api.ts'

const QUIET = { isQuiet: true, errors: 'own' } as const

/** A token for nobody in particular, then the list that it opens [7.6.2, 7.6.3, 7.6.4]. Undefined without a token, empty without a list. */
export const loadMarketNames = async ({ config, locale, tenant }: PageContext): Promise<readonly MarketOption[] | undefined> => {
  const { appId, anonymousUserAccessTokenAPI, countryTranslationEndpoint, salesOrgCountryJsonPath } = config
  const token = await call(takeAnonymousToken, { path: anonymousUserAccessTokenAPI, appId, ...QUIET })
  if (!token.data?.access_token) return undefined
  const headers = { language: locale.language, security: token.data.access_token }
  const countries = await call(listTranslatedCountries, { path: countryTranslationEndpoint, appId, headers, ...QUIET })
  // Where the map does not come, every country of the list is stored.
  const served = await call(listSalesOrgCountries, { path: salesOrgCountryJsonPath, params: { tenant: tenant.key }, ...QUIET })
  return salesOrgOptions(keepServed(countries.data?.list ?? [], served.data), locale.language)
}
