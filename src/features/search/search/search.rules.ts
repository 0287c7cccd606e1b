import { findSiteLocale, SITE_LOCALES } from '#foundation/locale/public.ts'
import type { Language, Locale } from '#kernel/locale.ts'

/** As the results page takes it: `?search=`. */
export const SEARCH_PAGE = '/search'

/**
 * The results page of /{language}/search: English, the address everyone knows, leads to the visitor's own locale [2.1.5];
 * another language is taken at its word.
 */
export const chooseSearchLocale = (language: Language, preferred: Locale): Locale => {
  if (language === 'en' || preferred.language === language) return preferred
  const { country } = SITE_LOCALES.find((site) => site.language === language) ?? preferred
  return findSiteLocale({ country, language }) ? { country, language } : preferred
}
