import { isLanguage, type Language } from '#kernel/locale.ts'
import type { Dictionaries, Dictionary } from '#kernel/texts.ts'
import { parseSitePath } from '#kernel/site-path.ts'

/** `de`, `de_DE` and `de-DE` all request German; what we do not speak is answered in English. */
export const languageOf = (locale: string): Language => {
  const language = locale.toLowerCase().split(/[_-]/)[0] ?? ''
  return isLanguage(language) ? language : 'en'
}

/** Every text under its full key [7.5.4]. */
export const flattenTexts = (dictionaries: Dictionaries): Dictionary =>
  Object.fromEntries(
    Object.entries(dictionaries).flatMap(([namespace, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${namespace}.${key}`, text]),
    ),
  )

/** The messages that the portal's calls answer with, under the keys their readers know [7.5.3]. */
export const pickMessages = (dictionaries: Dictionaries): Dictionary =>
  Object.fromEntries(
    Object.values(dictionaries)
      .flatMap((texts) => Object.entries(texts))
      .filter(([key]) => key.startsWith('bt.')),
  )

/** The language of a page named by its path, with or without /content/{tenant} in front. */
export const languageOfPage = (pagePath: string): Language => parseSitePath(pagePath)?.locale?.language ?? 'en'
