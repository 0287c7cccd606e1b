import { lookUp } from '#kernel/look-up.ts'

/** Where an order goes. Codes are those of ISO 3166, in capitals. */
export type Address = {
  readonly name: string
  readonly street: string
  readonly extra: string
  readonly postalCode: string
  readonly city: string
  /** State or province, where addresses of the country have one. */
  readonly region: string
  readonly countryCode: string
}

export type AddressField = keyof Address
export type AddressFault = 'missing' | 'postal' | 'region' | 'country'

const US_REGIONS =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'
const CA_REGIONS = 'AB BC MB NB NL NS NT NU ON PE QC SK YT'

type CountryForm = { readonly postal: RegExp; readonly example: string; readonly regions?: readonly string[] }

const FIVE = { postal: /^\d{5}$/, example: '28202' }
const FOUR = { postal: /^\d{4}$/, example: '8001' }

/** How addresses look in the countries that we deliver to. */
export const COUNTRY_FORMS: Readonly<Record<string, CountryForm>> = {
  AT: { ...FOUR, example: '1010' },
  BE: { ...FOUR, example: '1000' },
  CA: { postal: /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/, example: 'M5H 2N2', regions: CA_REGIONS.split(' ') },
  CH: FOUR,
  CN: { postal: /^\d{6}$/, example: '215000' },
  CZ: { postal: /^\d{3} ?\d{2}$/, example: '110 00' },
  DE: { ...FIVE, example: '70173' },
  ES: { postal: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/, example: '46002' },
  FR: { ...FIVE, example: '69002' },
  GB: { postal: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/, example: 'B2 4QA' },
  IT: { ...FIVE, example: '20121' },
  JP: { postal: /^\d{3}-?\d{4}$/, example: '100-0001' },
  KW: { ...FIVE, example: '13001' },
  NL: { postal: /^[1-9]\d{3} ?[A-Z]{2}$/, example: '3011 AD' },
  PL: { postal: /^\d{2}-\d{3}$/, example: '80-831' },
  US: { postal: /^\d{5}(?:-\d{4})?$/, example: '28202', regions: US_REGIONS.split(' ') },
}
export const DELIVERY_COUNTRIES: readonly string[] = Object.keys(COUNTRY_FORMS)

export const formOf = (countryCode: string): CountryForm | undefined => lookUp(COUNTRY_FORMS, countryCode)

export const regionsOf = (countryCode: string): readonly string[] => formOf(countryCode)?.regions ?? []

/** As it is stored: no stray spaces, postal codes and regions in capitals. */
export const tidyAddress = (address: Address): Address => {
  const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ')
  const { name, street, extra, postalCode, city, region, countryCode } = address
  return {
    name: tidy(name),
    street: tidy(street),
    extra: tidy(extra),
    postalCode: tidy(postalCode).toUpperCase(),
    city: tidy(city),
    region: regionsOf(countryCode).length > 0 ? tidy(region).toUpperCase() : tidy(region),
    countryCode,
  }
}

/** Faults of an address, by field; empty where it can be delivered to. */
export const findAddressFaults = (given: Address): Partial<Record<AddressField, AddressFault>> => {
  const address = tidyAddress(given)
  const { postalCode, region, countryCode } = address
  const faults: Partial<Record<AddressField, AddressFault>> = {}
  for (const field of ['name', 'street', 'postalCode', 'city'] as const) if (address[field] === '') faults[field] = 'missing'
  const form = formOf(countryCode)
  if (!form) return { ...faults, countryCode: 'country' }
  if (postalCode !== '' && !form.postal.test(postalCode)) faults.postalCode = 'postal'
  if (form.regions && !form.regions.includes(region)) faults.region = region === '' ? 'missing' : 'region'
  return faults
}

const PLACE = ['street', 'extra', 'postalCode', 'city', 'region', 'countryCode'] as const

/** The same building, whoever is named there. */
export const isSamePlace = (one: Address, other: Address): boolean => {
  const [first, second] = [tidyAddress(one), tidyAddress(other)]
  return PLACE.every((field) => first[field].toLowerCase() === second[field].toLowerCase())
}

/** One line a part, as labels have them. */
export const writeAddress = ({ name, street, extra, postalCode, city, region, countryCode }: Address): string[] => {
  const place = ['US', 'CA', 'GB'].includes(countryCode)
    ? `${city}${region ? `, ${region}` : ''} ${postalCode}`
    : `${postalCode} ${city}`
  return [name, street, extra, place.trim(), countryCode].filter((line) => line !== '')
}
