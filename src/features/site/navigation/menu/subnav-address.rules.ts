import type { Language } from '#kernel/locale.ts'

/** Nobody is sold to in more countries at once; a longer list is someone's play [T-31]. */
export const MAX_COUNTRIES = 60
/** From this length on the joined codes travel as a hash [2.3.6]. */
const HASHED_FROM = 10
const COUNTRY = /^[a-z]{2}$/

/** The codes of a comma list in its own order, each once; undefined when there is none or something else stands in it [T-32]. */
export const readCountries = (list: string | undefined): string[] | undefined => {
  const written = (list ?? '').toLowerCase().split(',')
  const codes = [...new Set(written.map((code) => code.trim()))]
  return codes.length <= MAX_COUNTRIES && codes.every((code) => COUNTRY.test(code)) ? codes : undefined
}

/** `/us/en/…`, and below /content/{tenant} two segments further [2.3.8]. */
const countryOfPath = (pathname: string): string | undefined => pathname.split('/')[pathname.startsWith('/content/') ? 3 : 1]

export type CountrySources = {
  readonly selecteddtm?: string | undefined
  readonly dtm?: string | undefined
  readonly pathname: string
}

/** Whose categories are shown: the chosen market, else the known ones, else the page's own country [2.3.8]. */
export const chooseCountries = ({ selecteddtm, dtm, pathname }: CountrySources): readonly string[] =>
  readCountries(selecteddtm) ?? readCountries(dtm) ?? readCountries(countryOfPath(pathname)) ?? ['us']

/** One spelling for one set of countries, whatever their order was. */
export const listCanonically = (countries: readonly string[]): string => [...new Set(countries)].toSorted().join(',')

/** FNV-1a: short, and the same in browser and server. It only names a list; who trusts the name compares the list [T-30]. */
export const hashCountries = (countries: readonly string[]): string => {
  let hash = 0x811c9dc5
  for (const letter of listCanonically(countries)) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  return (hash >>> 0).toString(36)
}

export type SubnavQuestion = {
  /** As the entry carries it, such as `/us/en/by-category.external`. */
  readonly base: string
  readonly countries: readonly string[]
  readonly language: Language
  readonly hidesCurrency: boolean
}

/** The address of an entry's sub-navigation for these countries [2.3.5]. */
export const writeSubnavAddress = ({ base, countries, language, hidesCurrency }: SubnavQuestion): string => {
  const joined = countries.join('')
  const own = hidesCurrency ? base.replace('.external', '') : base
  return joined.length >= HASHED_FROM
    ? `${own}.dpcCountryList.${hashCountries(countries)}.${language}.html`
    : `${own}.${joined}${language}.html`
}
