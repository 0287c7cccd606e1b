import type { SalesOrgCountries } from '#foundation/tenants/public.ts'
import type { Language } from '#kernel/locale.ts'

/** As the portal's readers know it: each entry also names its country [7.6.4]. */
export type SalesOrgMap = Readonly<Record<string, { readonly isoCode: string; readonly salesOrg: string; readonly name: string }>>
export type TranslatedCountry = { readonly isoCode: string; readonly countryName: string }
export type MarketOption = { readonly value: string; readonly label: string }

export const toSalesOrgMap = (countries: SalesOrgCountries): SalesOrgMap =>
  Object.fromEntries(Object.entries(countries).map(([code, entry]) => [code, { isoCode: code.toUpperCase(), ...entry }]))

const orders = new Map<Language, Intl.Collator>()

/** A collator of its own, once for each language: scripts without React would fetch a file for all formatters. */
const orderOf = (language: Language): Intl.Collator => {
  const order = orders.get(language) ?? new Intl.Collator(language, { sensitivity: 'accent' })
  orders.set(language, order)
  return order
}

/** By name, in the order of the language, capitals or not; the value is the code in lower case [5.9.3]. */
export const salesOrgOptions = (countries: readonly TranslatedCountry[], language: Language): MarketOption[] => {
  const order = orderOf(language)
  return countries
    .map(({ isoCode, countryName }) => ({ value: isoCode.toLowerCase(), label: countryName }))
    .toSorted((one, other) => order.compare(one.label, other.label))
}

/** Countries that a sales organisation serves, by the site's map [7.6.4]; all of them where there is none. */
export const keepServed = (
  countries: readonly TranslatedCountry[],
  served: Readonly<Record<string, unknown>> | undefined,
): readonly TranslatedCountry[] => {
  const codes = new Set(Object.keys(served ?? {}).map((code) => code.toLowerCase()))
  return codes.size === 0 ? countries : countries.filter(({ isoCode }) => codes.has(isoCode.toLowerCase()))
}

const namers = new Map<Language, Intl.DisplayNames>()

const namerOf = (language: Language): Intl.DisplayNames => {
  // Made once for each language: one costs more than the names of all countries.
  const namer = namers.get(language) ?? new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  namers.set(language, namer)
  return namer
}

/** The country's name in the visitor's language. */
export const nameCountry = (code: string, language: Language, fallback = code.toUpperCase()): string =>
  namerOf(language).of(code.toUpperCase()) ?? fallback

/** English names are the operator's own words. */
export const nameSalesOrgCountries = (countries: SalesOrgCountries, language: Language): TranslatedCountry[] =>
  Object.entries(countries).map(([code, { name }]) => ({
    isoCode: code.toUpperCase(),
    countryName: language === 'en' ? name : nameCountry(code, language, name),
  }))

export type Preselection = {
  /** The market that chooseMarket decided: the chosen one, else the target market, else the country of the address. */
  readonly market: readonly string[]
  readonly urlCountry: string
  readonly options: readonly MarketOption[]
}

/** The entry that is chosen when the list is first seen; only one that is in the list, '' where none is [4.9.4]. */
export const preselectSalesOrg = ({ market, urlCountry, options }: Preselection): string =>
  [...market, urlCountry].find((code) => options.some(({ value }) => value === code)) ?? ''
