/** A site locale is a country and a language, the first two segments of every page path. */
export type Locale = { readonly country: string; readonly language: Language }

export const LANGUAGES = ['en', 'de', 'fr', 'es', 'pl', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]

export const isLanguage = (value: string): value is Language => (LANGUAGES as readonly string[]).includes(value)

/** Default country us, default language en [9.4.2]. */
export const DEFAULT_LOCALE: Locale = { country: 'us', language: 'en' }

export const localePath = ({ country, language }: Locale): string => `/${country}/${language}`

/** BCP 47 tag for Intl, hreflang and `lang`: us/en is en-US. */
export const localeTag = ({ country, language }: Locale): string => `${language}-${country.toUpperCase()}`
