import { DEFAULT_LOCALE, isLanguage, type Locale } from '#kernel/locale.ts'

type Reader = { readonly language: string; readonly countryCode: string }

/** Their language in their country, else in any, else the site's first. */
export const chooseReaderLocale = ({ language, countryCode }: Reader, locales: readonly Locale[]): Locale => {
  const spoken = isLanguage(language) ? locales.filter((locale) => locale.language === language) : []
  return spoken.find(({ country }) => country === countryCode.toLowerCase()) ?? spoken[0] ?? locales[0] ?? DEFAULT_LOCALE
}
