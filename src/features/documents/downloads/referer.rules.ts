import { DEFAULT_LOCALE, isLanguage, type Locale } from '#kernel/locale.ts'

const MAX_LENGTH = 500

/** The page of this site from which a call came; browsers tell it, and nothing is granted for it. */
export const readReferer = (referer: string | undefined, host: string): string | undefined => {
  if (referer === undefined || !URL.canParse(referer)) return undefined
  const { host: from, pathname } = new URL(referer)
  return from === host && pathname.length <= MAX_LENGTH && /^\/[a-z]{2}\/[a-z]{2}(?:\/|$)/.test(pathname) ? pathname : undefined
}

export const localeOfPage = (page: string | undefined): Locale => {
  const [, country, language = ''] = /^\/([a-z]{2})\/([a-z]{2})(?:\/|$)/.exec(page ?? '') ?? []
  return country !== undefined && isLanguage(language) ? { country, language } : DEFAULT_LOCALE
}
