/** A part of a country that its postal addresses name: code and name as ISO 3166-2 has them. */
export type State = { readonly code: string; readonly name: string }

/** A country as forms offer it [3.7.1]; its phone code is empty where nobody can be called. */
export type Country = {
  readonly isoCode: string
  readonly country: string
  readonly phoneCode: string
  readonly states: readonly State[]
}

type Option = { readonly value: string; readonly label: string }

const FIRST = 'US'

/** United States first, the others by name as the language sorts them [5.9.1]. */
export const sortCountries = <Named extends Pick<Country, 'isoCode' | 'country'>>(
  countries: readonly Named[],
  language: string,
): Named[] => {
  const byName = new Intl.Collator(language)
  const rank = ({ isoCode }: Named): number => (isoCode === FIRST ? 0 : 1)
  return countries.toSorted((one, other) => rank(one) - rank(other) || byName.compare(one.country, other.country))
}

export const countryOptions = (countries: readonly Country[], language: string): Option[] =>
  sortCountries(countries, language).map(({ isoCode, country }) => ({ value: isoCode, label: country }))

/** 'Country (+code)' with the value {phoneCode}_{isoCode}, for those that have a phone code [5.9.2]. */
export const phoneOptions = (countries: readonly Country[], language: string): Option[] =>
  sortCountries(countries, language)
    .filter(({ phoneCode }) => phoneCode !== '')
    .map(({ isoCode, country, phoneCode }) => ({ value: `${phoneCode}_${isoCode}`, label: `${country} (+${phoneCode})` }))

const codeIn = (option: string): string => option.split('_')[0] ?? ''

/** Which option a written number begins with: the longest code wins, and of those that share it the requested country's. */
export const findPhoneOption = (options: readonly Option[], phone: string, requestedIso: string): string => {
  const digits = /^\s*(?:\+|00)\s*([\d\s()/.-]*)/.exec(phone)?.[1]?.replace(/\D/g, '') ?? ''
  const codeOf = ({ value }: Option): string => codeIn(value)
  const fitting = options.filter((option) => digits.startsWith(codeOf(option)))
  const longest = Math.max(0, ...fitting.map((option) => codeOf(option).length))
  const best = fitting.filter((option) => codeOf(option).length === longest)
  return (best.find(({ value }) => value.endsWith(`_${requestedIso}`)) ?? best[0])?.value ?? ''
}

/** The number with another country's code in front; what else was written stays. `before` is what `findPhoneOption` found. */
export const changePhoneCode = (phone: string, before: string, after: string): string => {
  let end = 0
  for (const digit of codeIn(before)) end = phone.indexOf(digit, Math.max(end, phone.search(/[1-9]/))) + 1
  const rest = phone.slice(end).replace(/^[\s/.-]+/, '')
  return after === '' ? rest : `+${codeIn(after)} ${rest}`.trimEnd()
}
