import { expect, test } from 'vitest'
import { chooseMarket, readCountryCodes } from '#features/locale/market.rules.ts'

test.each([
  [{ selected: 'DE', target: 'pl', urlCountry: 'us' }, ['de']],
  [{ target: 'pl', urlCountry: 'us' }, ['pl']],
  [{ target: 'pl,CZ,pl', urlCountry: 'us' }, ['cz', 'pl']],
  [{ urlCountry: 'us' }, ['us']],
  [{ selected: '', target: '', urlCountry: 'us' }, ['us']],
])('%j shops in %j [2.3.8]', (signs, market) => expect(chooseMarket(signs)).toEqual(market))

test.each(['../', 'de\r\nset-cookie: a=b', 'usa', 'd', 'de,', 'de;pl', '<script>', 'de,'.repeat(100)])(
  '%j is no country [T-32]',
  (value) => {
    expect(readCountryCodes(value)).toEqual([])
    expect(chooseMarket({ selected: value, target: value, urlCountry: 'us' })).toEqual(['us'])
  },
)
