export { languageOf, languageOfPage } from '#features/locale/dictionary.rules.ts'
export {
  DEFAULT_LABEL,
  findSiteLocale,
  isPageLanguageOf,
  labelOf,
  localeCode,
  namesOf,
  preferredLocale,
  REGIONS,
  sameLocale,
  SITE_LOCALES,
  splitLocaleCode,
  type SiteLocale,
} from '#features/locale/site-locale.rules.ts'
