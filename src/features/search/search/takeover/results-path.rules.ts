import { localePath, type Locale } from '#kernel/locale.ts'
import { SEARCH_PAGE } from '#features/search/search/search.rules.ts'

/** The site's known address leads to this locale's page [2.1.5]: go there at once. A page may name another one. */
export const chooseResultsPath = (configured: string, locale: Locale): string =>
  configured === `/${locale.language}${SEARCH_PAGE}` ? `${localePath(locale)}${SEARCH_PAGE}` : configured

/** Where authors keep the takeover of a locale. */
export const TAKEOVER_FRAGMENT = '/fragments/search'
