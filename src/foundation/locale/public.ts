export { DEFAULT_LABEL, isPageLanguageOf, localeCode, splitLocaleCode } from '#foundation/locale/locale-code.rules.ts'
export { languageOf, languageOfPage } from '#foundation/locale/dictionary.rules.ts'
export { isCountryCode } from '#kernel/country-code.ts'
export {
  chooseMarket,
  HIDDEN_KEY,
  MARKET_COOKIE,
  MARKET_PAGES,
  OVERRIDE_PARAMETER,
  SELECTED_COOKIE,
  TARGET_COOKIE,
} from '#foundation/locale/market.rules.ts'
export { loadMarketNames } from '#foundation/locale/market-names.client.ts'
export {
  nameCountry,
  nameSalesOrgCountries,
  preselectSalesOrg,
  salesOrgOptions,
  type MarketOption,
} from '#foundation/locale/market-options.rules.ts'
export { findSiteLocale, preferredLocale, REGIONS, sameLocale, SITE_LOCALES, type SiteLocale } from '#kernel/site-locale.ts'
export { labelOf, namesOf } from '#foundation/locale/site-locale.rules.ts'
export { changePhoneCode, findPhoneOption, phoneOptions } from '#foundation/locale/reference/country.rules.ts'
export { listCountriesOfForms } from '#foundation/locale/reference/reference.api.ts'
export { keepMessages, messageOf } from '#foundation/locale/message-bundle.client.ts'
