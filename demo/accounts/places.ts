export type Place = {
  readonly city: string
  readonly state: string
  readonly postalCode: string
  readonly countryCode: string
  /** Currencies that accounts there are billed in, the usual one first. */
  readonly currencies: readonly [string, ...string[]]
}

export const PLACES = [
  { city: 'Charlotte', state: 'NC', postalCode: '28202', countryCode: 'US', currencies: ['USD'] },
  { city: 'Phoenix', state: 'AZ', postalCode: '85004', countryCode: 'US', currencies: ['USD', 'EUR', 'GBP'] },
  { city: 'Houston', state: 'TX', postalCode: '77002', countryCode: 'US', currencies: ['USD', 'EUR'] },
  { city: 'Gdańsk', state: '', postalCode: '80-831', countryCode: 'PL', currencies: ['PLN', 'EUR'] },
  { city: 'Rotterdam', state: '', postalCode: '3011 AD', countryCode: 'NL', currencies: ['EUR', 'USD'] },
  { city: 'Birmingham', state: '', postalCode: 'B2 4QA', countryCode: 'GB', currencies: ['GBP', 'EUR'] },
  { city: 'Stuttgart', state: '', postalCode: '70173', countryCode: 'DE', currencies: ['EUR'] },
  { city: 'Lyon', state: '', postalCode: '69002', countryCode: 'FR', currencies: ['EUR'] },
  { city: 'Valencia', state: '', postalCode: '46002', countryCode: 'ES', currencies: ['EUR'] },
  { city: 'Suzhou', state: '', postalCode: '215000', countryCode: 'CN', currencies: ['USD'] },
  { city: 'Toronto', state: 'ON', postalCode: 'M5H 2N2', countryCode: 'CA', currencies: ['USD'] },
  { city: 'Minneapolis', state: 'MN', postalCode: '55401', countryCode: 'US', currencies: ['USD'] },
] as const satisfies readonly Place[]

export const placeAt = (position: number): Place => PLACES[position % PLACES.length] ?? PLACES[0]
