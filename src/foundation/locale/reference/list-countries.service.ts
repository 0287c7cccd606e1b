import { sortCountries, type Country, type State } from '#foundation/locale/reference/country.rules.ts'
import type { Language } from '#kernel/locale.ts'

/** Countries whose postal addresses name the state, province, prefecture or emirate; elsewhere a city and a code suffice. */
const WITH_STATES = ['AE', 'AU', 'BR', 'CA', 'CN', 'ES', 'IN', 'IT', 'JP', 'KR', 'MX', 'US']
/** Countries of their own in this list. */
const LISTED_APART = new Set(['CN-HK', 'CN-MO', 'CN-TW'])

type Subdivision = { readonly code: string; readonly name: string; readonly parent: string }

/** The smallest parts: Spain's and Italy's provinces, not the regions above them. */
const pickStates = (isoCode: string, all: readonly Subdivision[]): State[] => {
  if (!WITH_STATES.includes(isoCode)) return []
  const parts = all.filter(({ code }) => code.startsWith(`${isoCode}-`) && !LISTED_APART.has(code))
  const parents = new Set(parts.map(({ parent }) => parent))
  const byName = new Intl.Collator('en')
  return parts
    .filter(({ code }) => !parents.has(code))
    .map(({ code, name }) => ({ code: code.slice(isoCode.length + 1), name }))
    .toSorted((one, other) => byName.compare(one.name, other.name))
}

/** Megabytes of data and a tenth of a second: loaded when somebody first asks, not at the start. */
const loadReference = async (): Promise<Omit<Country, 'country'>[]> => {
  const [{ iso31661, iso31662 }, phones] = await Promise.all([import('iso-3166'), import('libphonenumber-js/min')])
  return iso31661
    .filter(({ state }) => state === 'assigned')
    .map(({ alpha2 }) => ({
      isoCode: alpha2,
      phoneCode: phones.isSupportedCountry(alpha2) ? phones.getCountryCallingCode(alpha2) : '',
      states: pickStates(alpha2, iso31662),
    }))
}

let reference: ReturnType<typeof loadReference> | undefined
const lists = new Map<Language, readonly Country[]>()

/** Every country with its name in one language, United States first; made once for each language. */
export const listCountries = async (language: Language): Promise<readonly Country[]> => {
  const known = lists.get(language)
  if (known) return known
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const countries = (await (reference ??= loadReference())).map(({ isoCode, phoneCode, states }) => ({
    isoCode,
    country: names.of(isoCode) ?? isoCode,
    phoneCode,
    states,
  }))
  const sorted = sortCountries(countries, language)
  lists.set(language, sorted)
  return sorted
}
