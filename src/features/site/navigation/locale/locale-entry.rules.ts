import { DEFAULT_LABEL, isPageLanguageOf } from '#foundation/locale/public.ts'

/** An entry of the list of countries, as its markup and the stored list carry it [3.8.1]. */
export type LocaleEntry = {
  readonly path: string
  readonly locale: string
  readonly 'data-country-language-code': string
  readonly 'data-postlogin-redirectpage'?: string
}

const isEntry = (value: unknown): value is LocaleEntry => {
  if (typeof value !== 'object' || value === null) return false
  const { path, locale, ...more } = value as Readonly<Record<string, unknown>>
  return typeof path === 'string' && typeof locale === 'string' && typeof more['data-country-language-code'] === 'string'
}

/** Storage and fields may hold anything: what is no entry is left out. */
export const readEntries = (stored: unknown): LocaleEntry[] => (Array.isArray(stored) ? stored.filter(isEntry) : [])

/** `/de/de` holds `/de/de`, `/de/de.html` and `/de/de/products`, also as /content/{tenant}/de/de. */
const isBelow = (url: string, path: string): boolean => {
  const own = url.replace(/^\/content\/[^/]+(?=\/)/, '')
  return path !== '' && own.startsWith(path) && /^(?:[/.?#]|$)/.test(own.slice(path.length))
}

export type LabelSources = {
  /** The path of the page's address. */
  readonly url: string
  /** The page's `lang`. */
  readonly pageLanguage: string
  readonly flyoutList: readonly LocaleEntry[]
  readonly hiddenMap: readonly LocaleEntry[]
  readonly storedList: readonly LocaleEntry[]
}

/** The label of the first entry that fits, from the first source that knows one [2.5.1, 2.5.2]. */
export const chooseLabel = ({ url, pageLanguage, flyoutList, hiddenMap, storedList }: LabelSources): string =>
  [...flyoutList, ...hiddenMap, ...storedList].find(
    (entry) => isBelow(url, entry.path) || isPageLanguageOf(pageLanguage, entry['data-country-language-code']),
  )?.locale ?? DEFAULT_LABEL
