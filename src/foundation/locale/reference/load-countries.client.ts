import { call } from '#browser/api.ts'
import type { Country } from '#foundation/locale/reference/country.rules.ts'
import { listCountriesOfForms } from '#foundation/locale/reference/reference.api.ts'

type Place = { readonly countryEndpoint: string; readonly appId: string }

const requested = new Map<string, Promise<readonly Country[]>>()

/** The countries in a language, asked once a page; none when they do not come, and then asked again next time. */
export const loadCountries = ({ countryEndpoint: path, appId }: Place, language: string): Promise<readonly Country[]> => {
  const key = `${path} ${language}`
  const known = requested.get(key)
  if (known) return known
  const loading = call(listCountriesOfForms, { path, appId, query: { language }, isQuiet: true, errors: 'own' }).then(
    ({ ok, data }) => {
      if (ok) return data
      requested.delete(key)
      return []
    },
  )
  requested.set(key, loading)
  return loading
}
