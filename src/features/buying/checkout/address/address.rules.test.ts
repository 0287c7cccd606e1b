import { expect, test } from 'vitest'
import {
  COUNTRY_FORMS,
  findAddressFaults,
  tidyAddress,
  writeAddress,
  type Address,
} from '#features/buying/checkout/address/address.rules.ts'

const LYON: Address = {
  name: 'Northline',
  street: 'Rue de la Barre 4',
  extra: '',
  postalCode: '69002',
  city: 'Lyon',
  region: '',
  countryCode: 'FR',
}

test.each(Object.entries(COUNTRY_FORMS))('a postal code of %s is known by its example', (countryCode, { example, regions }) => {
  expect(findAddressFaults({ ...LYON, countryCode, postalCode: example, region: regions?.[0] ?? '' })).toEqual({})
})

test.each<[string, Partial<Address>, object]>([
  ['a code of another country', { postalCode: 'B2 4QA' }, { postalCode: 'postal' }],
  [
    'nothing at all',
    { name: ' ', street: '', city: '', postalCode: '' },
    { name: 'missing', street: 'missing', city: 'missing', postalCode: 'missing' },
  ],
  ['a country that we do not deliver to', { countryCode: 'AQ' }, { countryCode: 'country' }],
  ['a name that every object has', { countryCode: 'constructor' }, { countryCode: 'country' }],
  ['the United States without a state', { countryCode: 'US', postalCode: '28202' }, { region: 'missing' }],
  ['a state that is none', { countryCode: 'US', postalCode: '28202', region: 'ZZ' }, { region: 'region' }],
  ['small letters', { countryCode: 'GB', postalCode: 'b2 4qa' }, {}],
  ['a state in small letters', { countryCode: 'US', postalCode: '28202-1234', region: 'nc' }, {}],
])('%s', (_, change, faults) => expect(findAddressFaults({ ...LYON, ...change })).toEqual(faults))

test('an address is kept without stray spaces and written as its country does', () => {
  const raleigh = tidyAddress({ ...LYON, city: ' Raleigh  NC ', region: ' nc', countryCode: 'US', postalCode: '27601 ' })
  expect(writeAddress(raleigh)).toEqual(['Northline', 'Rue de la Barre 4', 'Raleigh NC, NC 27601', 'US'])
  expect(writeAddress({ ...LYON, extra: 'Gate 2' })).toEqual(['Northline', 'Rue de la Barre 4', 'Gate 2', '69002 Lyon', 'FR'])
})
