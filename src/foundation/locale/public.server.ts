import { localeConfig, marketTraits } from '#foundation/locale/locale.settings.ts'
import { anonymousTokenRoutes } from '#foundation/locale/anonymous-token.routes.ts'
import { localeRoutes } from '#foundation/locale/locale.routes.ts'
import { marketRoutes, marketSelectors, overrideMarket } from '#foundation/locale/market.routes.ts'
import { referenceRoutes } from '#foundation/locale/reference/reference.routes.ts'
import type { Feature } from '#platform/feature.ts'
import { rotateSealers } from '#platform/secrets/tenant-secret.ts'

export { listCountries } from '#foundation/locale/reference/list-countries.service.ts'
export { countryOptions, phoneOptions } from '#foundation/locale/reference/country.rules.ts'

export const locale: Feature = {
  name: 'locale',
  config: localeConfig,
  traits: marketTraits,
  secrets: { rotate: rotateSealers('anonymous-token') },
  routes: (app) => {
    localeRoutes(app)
    referenceRoutes(app)
    anonymousTokenRoutes(app)
    marketRoutes(app)
  },
  selectors: marketSelectors,
  beforePage: overrideMarket,
}
