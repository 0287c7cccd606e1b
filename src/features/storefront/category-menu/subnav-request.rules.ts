import { hashCountries, listCanonically, readCountries } from '#features/site/navigation/public.ts'
import type { Locale } from '#kernel/locale.ts'

/** Room for a title in any language, and for nothing that is worth sending. */
const MAX_PAYLOAD = 1024
const HASH_MARK = 'dpcCountryList'

export type SubnavRequest = {
  readonly locale: Locale
  readonly selectors: readonly string[]
  readonly extension: string | undefined
  readonly payload: string | undefined
  readonly countryList: string | undefined
}
export type SubnavAnswer =
  /** `varies`: the header decides, not the address alone. */
  { readonly countries: readonly string[]; readonly varies: boolean } | { readonly refused: 'address' | 'payload' | 'countries' }

/** The entry's title and kind: looked at, and then of no consequence, so that nothing of it is in any cache [T-30]. */
const isGoodPayload = (payload: string | undefined): boolean => {
  if (payload === undefined) return true
  if (payload.length > MAX_PAYLOAD) return false
  try {
    const value: unknown = JSON.parse(payload)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

const sameList = (one: readonly string[], other: readonly string[]): boolean => listCanonically(one) === listCanonically(other)

/** Two letters for each country, then the language: `usen`, `uscaen`. */
const readJoined = (selector: string, language: string): string[] | undefined =>
  selector.endsWith(language) ? readCountries(selector.slice(0, -language.length).match(/..?/g)?.join(',')) : undefined

/** The asked countries that make a difference, in one spelling: however many lists there are, few menus come out of them [T-31]. */
export const listEffective = (countries: readonly string[], limiting: readonly string[]): string[] =>
  [...new Set(countries)].filter((country) => limiting.includes(country)).toSorted()

/** For whom a fragment is asked; the address and the headers must tell the same story [T-30, T-31]. */
export const readSubnavRequest = (request: SubnavRequest): SubnavAnswer => {
  const { locale, selectors, extension, payload, countryList } = request
  const [mark = '', hash, language, ...rest] = selectors[0] === 'external' ? selectors.slice(1) : selectors
  const isHashed = mark === HASH_MARK
  // Without any country in it the address is requested its own, or for those of the header [2.2.6].
  const isPlain = mark === ''
  const joined = isHashed || isPlain ? undefined : readJoined(mark, locale.language)
  const isKnown = isHashed
    ? language === locale.language && rest.length === 0
    : isPlain || (joined !== undefined && hash === undefined)
  if (!isKnown || (extension !== 'html' && !(isPlain && extension === undefined))) return { refused: 'address' }
  if (!isGoodPayload(payload)) return { refused: 'payload' }
  const listed = readCountries(countryList)
  if (countryList !== undefined && !listed) return { refused: 'countries' }
  const countries = joined ?? listed ?? (isPlain ? [locale.country] : undefined)
  if (!countries || (listed && !sameList(listed, countries))) return { refused: 'countries' }
  if (isHashed && hashCountries(countries) !== hash) return { refused: 'countries' }
  return { countries, varies: isHashed || isPlain }
}
