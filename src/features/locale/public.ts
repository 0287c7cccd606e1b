export { DEFAULT_LABEL, isPageLanguageOf, localeCode, splitLocaleCode } from '#features/locale/locale-code.rules.ts'
export { languageOf, languageOfPage } from '#features/locale/dictionary.rules.ts'
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
