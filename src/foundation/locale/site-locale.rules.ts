import { DEFAULT_LOCALE, type Language, type Locale } from '#kernel/locale.ts'
import { findSiteLocale, type SiteLocale } from '#kernel/site-locale.ts'

/** The header's label; without a known locale it is the default one. */
export const labelOf = (locale: Locale): string => (findSiteLocale(locale) ?? findSiteLocale(DEFAULT_LOCALE))?.label ?? ''

/** Names that find a locale: in its own words and in those of whoever looks for it. */
export const namesOf = ({ country, language, countryName, languageName }: SiteLocale, reader: Language): string[] => {
  const nameIn = (type: 'region' | 'language', code: string) => new Intl.DisplayNames([reader], { type }).of(code) ?? code
  return [...new Set([countryName, languageName, nameIn('region', country.toUpperCase()), nameIn('language', language)])]
}
