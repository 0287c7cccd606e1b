export { DEFAULT_LABEL, isPageLanguageOf, localeCode, splitLocaleCode } from '#features/locale/locale-code.rules.ts'
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
  namesOf,
  preferredLocale,
  REGIONS,
  sameLocale,
  SITE_LOCALES,
  type SiteLocale,
} from '#features/locale/site-locale.rules.ts'
export { messageOf } from '#features/locale/message-bundle.ts'
export {
  changePhoneCode,
  countryOptions,
  findPhoneOption,
  phoneOptions,
  type Country,
} from '#features/locale/reference/country.rules.ts'
export { formDictionaryPath } from '#features/locale/reference/generic-list.rules.ts'
export { loadCountries } from '#features/locale/reference/load-countries.ts'
