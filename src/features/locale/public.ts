export { languageOf, languageOfPage } from '#features/locale/dictionary.rules.ts'
export { isCountryCode } from '#features/locale/country-code.rules.ts'
export {
  chooseMarket,
  MARKET_PAGES,
  OVERRIDE_PARAMETER,
  readCountryCodes,
  SELECTED_COOKIE,
  TARGET_COOKIE,
} from '#features/locale/market.rules.ts'
export {
  nameCountry,
  nameSalesOrgCountries,
  preselectSalesOrg,
  salesOrgOptions,
  type MarketOption,
} from '#features/locale/market-options.rules.ts'
export {
  findSiteLocale,
  labelOf,
  preferredLocale,
  sameLocale,
  SITE_LOCALES,
  type SiteLocale,
} from '#features/locale/site-locale.rules.ts'
