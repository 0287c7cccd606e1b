import { SITE_LOCALES } from '#foundation/locale/public.ts'
import { localeTag, type Locale } from '#kernel/locale.ts'

/** The first of ours in a list such as `de-DE en` (OpenID's ui_locales). */
export const localeFromTags = (tags: unknown): Locale | undefined => {
  if (typeof tags !== 'string') return undefined
  for (const tag of tags.slice(0, 200).split(' ')) {
    const found = SITE_LOCALES.find((locale) => localeTag(locale).toLowerCase() === tag.toLowerCase())
    if (found) return { country: found.country, language: found.language }
  }
  return undefined
}
