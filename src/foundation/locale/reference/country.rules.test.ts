import { expect, test } from 'vitest'
import {
  changePhoneCode,
  countryOptions,
  findPhoneOption,
  phoneOptions,
  type Country,
} from '#foundation/locale/reference/country.rules.ts'

const make = (isoCode: string, country: string, phoneCode: string): Country => ({ isoCode, country, phoneCode, states: [] })
const countries = [
  make('ZA', 'Südafrika', '27'),
  make('AQ', 'Antarktis', ''),
  make('US', 'Vereinigte Staaten', '1'),
  make('AT', 'Österreich', '43'),
  make('PL', 'Polen', '48'),
  make('CA', 'Kanada', '1'),
  make('BB', 'Barbados', '1'),
]

test('United States come first, the others by name as the language sorts it [5.9.1]', () => {
  expect(countryOptions(countries, 'de').map(({ value }) => value)).toEqual(['US', 'AQ', 'BB', 'CA', 'AT', 'PL', 'ZA'])
})

test('phone options carry country and code, and only those that have one [5.9.2]', () => {
  expect(phoneOptions(countries, 'de')).toEqual([
    { value: '1_US', label: 'Vereinigte Staaten (+1)' },
    { value: '1_BB', label: 'Barbados (+1)' },
    { value: '1_CA', label: 'Kanada (+1)' },
    { value: '43_AT', label: 'Österreich (+43)' },
    { value: '48_PL', label: 'Polen (+48)' },
    { value: '27_ZA', label: 'Südafrika (+27)' },
  ])
})

const options = phoneOptions(countries, 'en')

test.each([
  ['+48 555 0101', '', '48_PL'],
  ['0048 555', '', '48_PL'],
  ['+1 555 0199', '', '1_US'],
  ['+1 555 0199', 'CA', '1_CA'],
  ['+(4)3 1', 'US', '43_AT'],
  ['555 0101', 'PL', ''],
  ['+999', 'PL', ''],
  ['', 'PL', ''],
])('the number %j of someone from %j begins with %j', (phone, iso, expected) => {
  expect(findPhoneOption(options, phone, iso)).toBe(expected)
})

test.each([
  ['+48 555 0101', '48_PL', '43_AT', '+43 555 0101'],
  ['0048/555-01', '48_PL', '1_US', '+1 555-01'],
  ['+4 8 555', '48_PL', '1_US', '+1 555'],
  ['555 0101', '', '48_PL', '+48 555 0101'],
  ['', '', '48_PL', '+48'],
  ['+48', '48_PL', '', ''],
  ['+1 (555) 0199', '1_US', '1_CA', '+1 (555) 0199'],
])('%j with the code of %j changed to %j is %j', (phone, before, after, expected) => {
  expect(changePhoneCode(phone, before, after)).toBe(expected)
})
