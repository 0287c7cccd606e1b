import { expect, test } from 'vitest'
import {
  nameCountry,
  nameSalesOrgCountries,
  preselectSalesOrg,
  salesOrgOptions,
  toSalesOrgMap,
  keepServed,
} from '#foundation/locale/market-options.rules.ts'
import { chooseMarket } from '#foundation/locale/market.rules.ts'

const COUNTRIES = {
  us: { salesOrg: '1000', name: 'United States' },
  de: { salesOrg: '1030', name: 'Germany' },
  pl: { salesOrg: '1080', name: 'Poland' },
}

test('options stand in order of their names, capitals or not, with the code in lower case [5.9.3]', () => {
  const countries = [
    { isoCode: 'PL', countryName: 'poland' },
    { isoCode: 'US', countryName: 'United States' },
    { isoCode: 'al', countryName: 'albania' },
    { isoCode: 'AT', countryName: 'Austria' },
  ]
  expect(salesOrgOptions(countries, 'en')).toEqual([
    { value: 'al', label: 'albania' },
    { value: 'at', label: 'Austria' },
    { value: 'pl', label: 'poland' },
    { value: 'us', label: 'United States' },
  ])
})

test('the order is that of the language', () => {
  const countries = ['SE', 'CH', 'AT', 'ZA'].map((isoCode) => ({ isoCode, countryName: nameCountry(isoCode, 'de') }))
  expect(salesOrgOptions(countries, 'de').map(({ label }) => label)).toEqual(['Österreich', 'Schweden', 'Schweiz', 'Südafrika'])
})

test('names are the operator’s in English, and the language’s own elsewhere', () => {
  const own = { ...COUNTRIES, de: { salesOrg: '1030', name: 'Germany and neighbours' }, qq: { salesOrg: '1', name: 'Elsewhere' } }
  const names = (language: 'en' | 'pl') => nameSalesOrgCountries(own, language).map(({ countryName }) => countryName)
  expect(names('en')).toEqual(['United States', 'Germany and neighbours', 'Poland', 'Elsewhere'])
  expect(names('pl')).toEqual(['Stany Zjednoczone', 'Niemcy', 'Polska', 'Elsewhere'])
})

test('the map is keyed by country code [3.7.3]', () => {
  expect(toSalesOrgMap({ us: COUNTRIES.us })).toEqual({ us: { isoCode: 'US', salesOrg: '1000', name: 'United States' } })
})

const options = salesOrgOptions(nameSalesOrgCountries(COUNTRIES, 'en'), 'en')

test.each([
  ['the chosen market', { selected: 'de', target: 'pl', urlCountry: 'us' }, 'de'],
  ['then the target market', { target: 'pl', urlCountry: 'us' }, 'pl'],
  ['the first of several that is in the list', { target: 'cz,pl', urlCountry: 'us' }, 'pl'],
  ['not a target market that is not in the list', { target: 'jp', urlCountry: 'us' }, 'us'],
  ['then the country of the address', { urlCountry: 'us' }, 'us'],
  ['nothing where none of them is in the list', { target: 'jp', urlCountry: 'fr' }, ''],
])('preselects %s [4.9.4]', (_, signs, expected) => {
  expect(preselectSalesOrg({ market: chooseMarket(signs), urlCountry: signs.urlCountry, options })).toBe(expected)
})

test('of the translated countries those of the sales organisations’ map are kept [7.6.4]', () => {
  const countries = [
    { isoCode: 'PL', countryName: 'Poland' },
    { isoCode: 'FR', countryName: 'France' },
  ]
  expect(keepServed(countries, { pl: {} })).toEqual([{ isoCode: 'PL', countryName: 'Poland' }])
  expect(keepServed(countries, undefined)).toEqual(countries)
})
