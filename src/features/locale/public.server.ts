import { localeConfig } from '#features/locale/locale.config.ts'
import { marketTraits } from '#features/locale/market.traits.ts'
import { anonymousTokenRoutes } from '#features/locale/anonymous-token.routes.ts'
import { localeRoutes } from '#features/locale/locale.routes.ts'
import { marketRoutes, marketSelectors, overrideMarket } from '#features/locale/market.routes.ts'
import { referenceRoutes } from '#features/locale/reference/reference.routes.ts'
import type { Feature } from '#platform/feature.ts'

export { listCountries } from '#features/locale/reference/list-countries.service.ts'
export { countryOptions, phoneOptions } from '#features/locale/reference/country.rules.ts'

export const locale: Feature = {
  name: 'locale',
  config: localeConfig,
  traits: marketTraits,
  routes: (app) => {
    localeRoutes(app)
    referenceRoutes(app)
    anonymousTokenRoutes(app)
    marketRoutes(app)
  },
  selectors: marketSelectors,
  beforePage: overrideMarket,
}
