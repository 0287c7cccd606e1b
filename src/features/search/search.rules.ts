import { findSiteLocale, SITE_LOCALES } from '#features/locale/public.ts'
import type { Language, Locale } from '#kernel/locale.ts'

/** As the results page takes it: `?search=`. */
export const SEARCH_PAGE = '/search'
export const LONGEST_QUERY = 128
export const RESULTS_PER_PAGE = 20
const MOST_WORDS = 8

/** Letters that carry their mark within: no decomposition takes it off. */
const MARKED: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' }

/** Case and accents do not matter; the store folds what it compares with in the same way. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[łøđßæœ]/g, (letter) => MARKED[letter] ?? letter)

/** Every word must be found; more than a few tell nothing new. */
export const splitQuery = (query: string): string[] =>
  [
    ...new Set(
      foldText(query)
        .split(/\s+/)
        .filter((word) => word !== ''),
    ),
  ].slice(0, MOST_WORDS)

/** `%`, `_` and `\` mean themselves. */
export const toPattern = (word: string): string => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`

export const countPages = (total: number): number => Math.ceil(total / RESULTS_PER_PAGE)

/**
 * The results page of /{language}/search: English, the address everyone knows, leads to the visitor's own locale [2.1.5];
 * another language is taken at its word.
 */
export const chooseSearchLocale = (language: Language, preferred: Locale): Locale => {
  if (language === 'en' || preferred.language === language) return preferred
  const { country } = SITE_LOCALES.find((site) => site.language === language) ?? preferred
  return findSiteLocale({ country, language }) ? { country, language } : preferred
}

/** What the page's own address asks for. */
export const readSearch = (address: string): { readonly query: string; readonly page: number } => {
  const parameters = new URLSearchParams(address)
  const page = Number(parameters.get('page') ?? 1)
  return {
    query: (parameters.get('search') ?? '').trim().slice(0, LONGEST_QUERY),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}
