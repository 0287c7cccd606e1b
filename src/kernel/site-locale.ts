import { DEFAULT_LOCALE, isLanguage, type Locale } from '#kernel/locale.ts'

/** Where a country is looked for in the list of countries, in its order. */
export const REGIONS = ['americas', 'emea', 'apac'] as const
export type Region = (typeof REGIONS)[number]

/** A locale as people choose it: the country in its own words, and the short label of the header [2.5.3]. */
export type SiteLocale = Locale & {
  readonly label: string
  readonly countryName: string
  readonly languageName: string
  readonly region: Region
}

/** Every locale the product speaks; a site offers those in which its pages exist. */
export const SITE_LOCALES: readonly SiteLocale[] = [
  { country: 'us', language: 'en', label: 'USA(EN)', countryName: 'United States', languageName: 'English', region: 'americas' },
  { country: 'gb', language: 'en', label: 'UK(EN)', countryName: 'United Kingdom', languageName: 'English', region: 'emea' },
  {
    country: 'de',
    language: 'de',
    label: 'Deutschland(DE)',
    countryName: 'Deutschland',
    languageName: 'Deutsch',
    region: 'emea',
  },
  { country: 'fr', language: 'fr', label: 'France(FR)', countryName: 'France', languageName: 'Français', region: 'emea' },
  { country: 'es', language: 'es', label: 'España(ES)', countryName: 'España', languageName: 'Español', region: 'emea' },
  { country: 'pl', language: 'pl', label: 'Polska(PL)', countryName: 'Polska', languageName: 'Polski', region: 'emea' },
  { country: 'cn', language: 'zh', label: '中国(ZH)', countryName: '中国', languageName: '简体中文', region: 'apac' },
]

export const sameLocale = (a: Locale, b: Locale): boolean => a.country === b.country && a.language === b.language

export const findSiteLocale = (locale: Locale): SiteLocale | undefined => SITE_LOCALES.find((site) => sameLocale(site, locale))

/** The visitor's last choice, when it is a locale of ours; otherwise the default [9.4.2]. */
export const preferredLocale = (cookies: Readonly<Record<string, string | undefined>>): Locale => {
  const country = (cookies['usr_country'] ?? '').toLowerCase()
  const language = cookies['usr_lang'] ?? ''
  const site = isLanguage(language) ? findSiteLocale({ country, language }) : undefined
  return site ? { country: site.country, language: site.language } : DEFAULT_LOCALE
}

type Reader = { readonly language: string; readonly countryCode: string }

/** Where a person reads: their language in their country, else in any, else the first. */
export const chooseReaderLocale = <L extends Readonly<Record<'country' | 'language', string>>>(
  { language, countryCode }: Reader,
  locales: readonly L[],
): L | undefined => {
  const spoken = locales.filter((locale) => locale.language === language)
  return spoken.find(({ country }) => country === countryCode.toLowerCase()) ?? spoken[0] ?? locales[0]
}

export const readerLocale = (reader: Reader): Locale => chooseReaderLocale(reader, SITE_LOCALES) ?? DEFAULT_LOCALE
