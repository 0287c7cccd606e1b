import type { Locale } from '#kernel/locale.ts'

// Every page's script needs these: components must not, or their chunk and React would be loaded with them.

/** The header's label where no locale is known [9.4.2]. */
export const DEFAULT_LABEL = 'USA(EN)'

/** `de-at`: the language, a hyphen and the country, as entries of the list carry it [3.8.1]. */
export const localeCode = ({ country, language }: Locale): string => `${language}-${country}`

/** The other way round; undefined when it is no such code. */
export const splitLocaleCode = (code: string): { readonly country: string; readonly language: string } | undefined => {
  const [, language, country] = /^([a-z]{2})-([a-z]{2})$/i.exec(code) ?? []
  return language === undefined || country === undefined
    ? undefined
    : { country: country.toLowerCase(), language: language.toLowerCase() }
}

/** A page's language is compared with locales only in this form: `de-AT` [5.10.7]. */
const PAGE_LANGUAGE = /^[a-z]{2}-[A-Z]{2}$/

export const isPageLanguageOf = (pageLanguage: string, code: string): boolean =>
  PAGE_LANGUAGE.test(pageLanguage) && pageLanguage.toLowerCase() === code.toLowerCase()
