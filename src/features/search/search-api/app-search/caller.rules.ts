import type { Condition } from '#foundation/search-engine/public.ts'
import {
  chooseMarket,
  findSiteLocale,
  isCountryCode,
  preferredLocale,
  SELECTED_COOKIE,
  SITE_LOCALES,
  TARGET_COOKIE,
} from '#foundation/locale/public.ts'
import { decideMarketFilter } from '#features/search/search-api/search-scope.rules.ts'
import { DEFAULT_LOCALE, isLanguage, type Locale } from '#kernel/locale.ts'
import type { Traits } from '#kernel/traits.ts'
import { parseSitePath } from '#kernel/site-path.ts'

export type Cookies = Readonly<Record<string, string | undefined>>

/** The first locale of a language: where answers lead when no page says more. */
export const findLanguageLocale = (language: string): Locale | undefined => {
  const site = isLanguage(language) ? SITE_LOCALES.find((locale) => locale.language === language) : undefined
  return site && { country: site.country, language: site.language }
}

/** Languages that a search is narrowed to, where it says so outright. */
export const findLanguages = (condition: Condition | undefined): readonly string[] => {
  if (!condition) return []
  if ('all' in condition) return condition.all.flatMap(findLanguages)
  return 'field' in condition && condition.field === 'language' && 'values' in condition ? condition.values : []
}

export type ApiAsker = {
  readonly cookies: Cookies
  readonly referer?: string | undefined
  /** The languages that the caller narrows the search to. */
  readonly languages?: readonly string[]
  readonly isFromPage: boolean
}

/** A call of our own pages speaks their language; a program's, the one it requests. */
export const chooseApiLocale = ({ cookies, referer = '', languages = [], isFromPage }: ApiAsker): Locale => {
  const requested = languages.length === 1 ? findLanguageLocale(languages[0] ?? '') : undefined
  if (!isFromPage) return requested ?? DEFAULT_LOCALE
  const page = URL.canParse(referer) ? parseSitePath(new URL(referer).pathname)?.locale : undefined
  return page && findSiteLocale(page) ? page : (requested ?? preferredLocale(cookies))
}

export type MarketAsker = {
  readonly traits: Traits
  readonly locale: Locale
  readonly cookies: Cookies
  /** Where the person signed in is a customer; none for an anonymous visitor. */
  readonly customerCountries: readonly string[] | undefined
}

/** Where search is narrowed to the market, the customer's own data says where they shop [6.12.1]; everywhere else it is what the visitor's pages show. */
export const chooseVisibleMarket = ({ traits, locale, cookies, customerCountries }: MarketAsker): readonly string[] => {
  const codes = customerCountries?.map((code) => code.toLowerCase()).filter(isCountryCode) ?? []
  if (codes.length > 0 && decideMarketFilter(traits, true).allowed) return [...new Set(codes)].toSorted()
  const signs = { selected: cookies[SELECTED_COOKIE], target: cookies[TARGET_COOKIE], urlCountry: locale.country }
  return chooseMarket(signs, isCountryCode)
}
