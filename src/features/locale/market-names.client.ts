import { call } from '#browser/api.ts'
import type { PageContext } from '#features/blocks/public.ts'
import { takeAnonymousToken } from '#features/locale/anonymous-token.api.ts'
import { salesOrgOptions, type MarketOption } from '#features/locale/market-options.rules.ts'
import { listTranslatedCountries } from '#features/locale/market.api.ts'

const QUIET = { isQuiet: true, errors: 'own' } as const

/** A token for nobody in particular, then the list that it opens [7.6.2, 7.6.3]. Undefined without a token, empty without a list. */
export const loadMarketNames = async ({ config, locale }: PageContext): Promise<readonly MarketOption[] | undefined> => {
  const { appId, anonymousUserAccessTokenAPI, countryTranslationEndpoint } = config
  const token = await call(takeAnonymousToken, { path: anonymousUserAccessTokenAPI, appId, ...QUIET })
  if (!token.data?.access_token) return undefined
  const headers = { language: locale.language, security: token.data.access_token }
  const countries = await call(listTranslatedCountries, { path: countryTranslationEndpoint, appId, headers, ...QUIET })
  return salesOrgOptions(countries.data?.list ?? [], locale.language)
}
