export { languageOf, languageOfPage } from '#features/locale/dictionary.rules.ts'
export { chooseMarket, readCountryCodes } from '#features/locale/market.rules.ts'
export {
  findSiteLocale,
  labelOf,
  preferredLocale,
  sameLocale,
  SITE_LOCALES,
  type SiteLocale,
} from '#features/locale/site-locale.rules.ts'
