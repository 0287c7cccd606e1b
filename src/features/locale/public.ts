export { DEFAULT_LABEL, isPageLanguageOf, localeCode, splitLocaleCode } from '#features/locale/locale-code.rules.ts'
export { languageOf, languageOfPage } from '#features/locale/dictionary.rules.ts'
export { isCountryCode } from '#kernel/country-code.ts'
export {
  chooseMarket,
  HIDDEN_KEY,
  MARKET_COOKIE,
  MARKET_PAGES,
  OVERRIDE_PARAMETER,
  SELECTED_COOKIE,
  TARGET_COOKIE,
} from '#features/locale/market.rules.ts'
export { loadMarketNames } from '#features/locale/market-names.client.ts'
export {
  nameCountry,
  nameSalesOrgCountries,
  preselectSalesOrg,
  salesOrgOptions,
  type MarketOption,
} from '#features/locale/market-options.rules.ts'
export { findSiteLocale, preferredLocale, REGIONS, sameLocale, SITE_LOCALES, type SiteLocale } from '#kernel/site-locale.ts'
export { labelOf, namesOf } from '#features/locale/site-locale.rules.ts'
export { changePhoneCode, findPhoneOption, phoneOptions } from '#features/locale/reference/country.rules.ts'
export { loadCountries } from '#features/locale/reference/load-countries.client.ts'
export { keepMessages, messageOf } from '#features/locale/message-bundle.client.ts'
