import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import { iso31661 } from 'iso-3166'
import { expect, test } from 'vitest'
import { COUNTRY_CODES, isCountryCode } from '#kernel/country-code.ts'
import {
  chooseMarket,
  decideTargetMarket,
  isShownForAnother,
  listDeadLinks,
  MARKET_PAGES,
  needsLookup,
  readCountryCodes,
} from '#foundation/locale/market.rules.ts'

test.each([
  [{ selected: 'DE', target: 'pl', urlCountry: 'us' }, ['de']],
  [{ target: 'pl', urlCountry: 'us' }, ['pl']],
  [{ target: 'pl,CZ,pl', urlCountry: 'us' }, ['cz', 'pl']],
  [{ urlCountry: 'us' }, ['us']],
  [{ selected: '', target: '', urlCountry: 'us' }, ['us']],
])('%j shops in %j [2.3.8]', (signs, market) => expect(chooseMarket(signs)).toEqual(market))

const HOSTILE = ['../', 'de\r\nset-cookie: a=b', 'usa', 'd', 'de,', 'de;pl', '<script>', 'de,'.repeat(100)]

test.each(HOSTILE)('%j is no country [T-32]', (value) => {
  expect(readCountryCodes(value)).toEqual([])
  expect(chooseMarket({ selected: value, target: value, urlCountry: 'us' })).toEqual(['us'])
  expect(decideTargetMarket({ override: value, geolocated: value, urlCountry: 'us', traits: presetTraits('sps') }).market).toBe(
    'us',
  )
})

test('the server knows which codes are countries [T-32]', () => {
  expect(COUNTRY_CODES).toEqual(
    iso31661
      .filter(({ state }) => state === 'assigned')
      .map(({ alpha2 }) => alpha2.toLowerCase())
      .toSorted(),
  )
  for (const code of ['zz', 'xx', 'eu', 'uk', 'DE', '']) expect(isCountryCode(code)).toBe(false)
  expect(chooseMarket({ selected: 'zz', target: 'pl,zz', urlCountry: 'us' }, isCountryCode)).toEqual(['us'])
  expect(decideTargetMarket({ override: 'zz', urlCountry: 'us', traits: presetTraits('sps') }, isCountryCode).market).toBe('us')
})

const KEPT = ['pl', 'hu', 'ro', 'cz', 'bg', 'al']

test.each(KEPT)('a visitor from %s stays there, whatever the address says [4.9.2, 9.4.4]', (geolocated) => {
  for (const tenant of ['aerobt', 'hbtbt', 'sps', 'process', 'hpsbt'] as const)
    expect(decideTargetMarket({ geolocated, urlCountry: 'us', traits: presetTraits(tenant) })).toEqual({
      market: geolocated,
      by: 'place',
    })
})

test('only those countries stay [9.4.4]', () => {
  const remaining = COUNTRY_CODES.filter((geolocated) => {
    const { by } = decideTargetMarket({ geolocated, urlCountry: 'us', traits: presetTraits('hbtbt') })
    return by === 'place'
  })
  expect(remaining.toSorted()).toEqual(KEPT.toSorted())
})

test.each([
  ['from elsewhere takes the address', { geolocated: 'de', urlCountry: 'us', traits: presetTraits('hbtbt') }, 'us', 'address'],
  ['of sps stays wherever that is', { geolocated: 'DE', urlCountry: 'us', traits: presetTraits('sps') }, 'de', 'place'],
  ['of sps from nowhere takes the address', { geolocated: '', urlCountry: 'us', traits: presetTraits('sps') }, 'us', 'address'],
  ['from nowhere takes the address', { urlCountry: 'fr', traits: presetTraits('aerobt') }, 'fr', 'address'],
] as const)('a visitor %s [4.9.2]', (_, question, market, by) => {
  expect(decideTargetMarket(question)).toEqual({ market, by })
})

test.each([
  ['de', 'de'],
  ['DE', 'de'],
  ['pl,cz', 'cz,pl'],
])('update_target_market=%s overrides place and address [4.9.1]', (override, market) => {
  const question = { override, geolocated: 'hu', urlCountry: 'us', traits: presetTraits('sps') } as const
  expect(decideTargetMarket(question)).toEqual({ market, by: 'override' })
})

test.each([
  ['when nothing is known', { urlCountry: 'us' }, true],
  ['when the cookie is empty', { target: '', urlCountry: 'us' }, true],
  ['not again', { target: 'us', standIn: 'us', urlCountry: 'us' }, false],
  ['not when the place has decided', { target: 'pl', urlCountry: 'us' }, false],
  ['when the address had decided, and it is another one now', { target: 'us', standIn: 'us', urlCountry: 'de' }, true],
  ['not when somebody has overridden it since', { target: 'fr', standIn: 'us', urlCountry: 'de' }, false],
])('the place is asked for %s', (_, known, expected) => expect(needsLookup(known)).toBe(expected))

test.each([
  ['/products', true],
  ['/products/valves/ball-valves', true],
  ['/products-dynamic/AB-1', true],
  ['/our-brands', true],
  ['/our-brands/halden', true],
  ['/compare', true],
  ['/search', true],
  ['/support', true],
  ['/support/repairs', false],
  ['/searching', false],
  ['/compare-prices', false],
  ['/', false],
  ['/products-of-others', false],
  ['/product-replacement', false],
  ['/news/products', false],
])('%s differs by market: %s', (path, expected) => expect(MARKET_PAGES.test(path)).toBe(expected))

test.each([
  ['another country of the catalogue', { path: '/products', urlCountry: 'us' }, true],
  ['what was known before', { path: '/products', target: 'hu', urlCountry: 'us' }, true],
  ['the same country', { path: '/products', urlCountry: 'pl' }, false],
  ['a choice, which counts more', { path: '/products', selected: 'de', urlCountry: 'us' }, false],
  ['no market at all', { path: '/about', urlCountry: 'us' }, false],
])('a visitor from Poland sees a page made for %s [4.9.1]', (_, page, expected) => {
  expect(isShownForAnother(page, 'pl')).toBe(expected)
})

const LIMITED = { '/us/en/products/radios': 'us,gb', '/us/en/products/cables': 'de' }
test.each([
  [['us'], ['/us/en/products/cables']],
  [['cn'], ['/us/en/products/radios', '/us/en/products/cables']],
  [['de', 'us'], []],
])('for %j the links %j lead nowhere [T-26]', (market, expected) => {
  expect([...listDeadLinks(LIMITED, market)]).toEqual(expected)
})
