import { expect, test } from 'vitest'
import { hashCountries } from '#features/site/navigation/public.ts'
import { listEffective, readSubnavRequest, type SubnavRequest } from '#features/storefront/category-menu/subnav-request.rules.ts'

const five = ['us', 'ca', 'mx', 'gb', 'de']
const hash = hashCountries(five)
const ask = (selectors: string, changes: Partial<SubnavRequest> = {}) =>
  readSubnavRequest({
    locale: { country: 'us', language: 'en' },
    selectors: selectors === '' ? [] : selectors.split('.'),
    extension: 'html',
    payload: undefined,
    countryList: undefined,
    ...changes,
  })

test.each([
  ['external.usen', {}, ['us'], false],
  ['deen', { countryList: 'DE', payload: '{"navTitle":"Products"}' }, ['de'], false],
  ['external.uscaen', { countryList: 'ca,us' }, ['us', 'ca'], false],
  [`external.dpcCountryList.${hash}.en`, { countryList: 'de,gb,us,ca,mx' }, ['de', 'gb', 'us', 'ca', 'mx'], true],
  [`dpcCountryList.${hash}.en`, { countryList: five.join() }, five, true],
  ['', {}, ['us'], true],
  ['', { extension: undefined }, ['us'], true],
  ['external', { countryList: 'de,cz' }, ['de', 'cz'], true],
])('%j is asked for countries [2.2.6]', (selectors, changes, countries, varies) => {
  expect(ask(selectors, changes)).toEqual({ countries, varies })
})

test.each([
  'usde',
  'external.usen.more',
  'external.external.usen',
  'usaen',
  'en',
  `dpcCountryList.${hash}`,
  `dpcCountryList.${hash}.de`,
])('the selectors %s are not known [T-31]', (selectors) =>
  expect(ask(selectors, { countryList: five.join() })).toEqual({ refused: 'address' }),
)

test('a fragment is HTML', () => expect(ask('usen', { extension: 'json' })).toEqual({ refused: 'address' }))

test.each([
  ['no list for a hash', `dpcCountryList.${hash}.en`, undefined],
  ['another list than the hash names', `dpcCountryList.${hash}.en`, 'us,ca,mx,gb,cn'],
  ['another country than the address names', 'usen', 'cn'],
  ['a path', 'usen', '../us'],
  ['an empty list', 'usen', ''],
  [
    'too many',
    'usen',
    Array.from({ length: 61 }, (_, at) => String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))).join(),
  ],
])('countryListForDPC is refused: %s [T-30]', (_, selectors, countryList) => {
  expect(ask(selectors, { countryList })).toEqual({ refused: 'countries' })
})

test.each(['{', '"text"', '[]', 'null', `{"navTitle":"${'x'.repeat(1024)}"}`])('the payload %s is refused [T-30]', (payload) => {
  expect(ask('usen', { payload })).toEqual({ refused: 'payload' })
})

test('10,000 lists of countries come down to the few menus that differ [T-31]', () => {
  const letter = (at: number): string => String.fromCharCode(97 + (at % 26))
  const lists = Array.from({ length: 10_000 }, (_, seed) =>
    Array.from({ length: (seed % 60) + 1 }, (__, at) => letter(seed * 3 + at) + letter(seed + at * 7)),
  )
  const menus = new Set(lists.map((list) => listEffective(list, ['us', 'de', 'cn']).join()))
  expect(menus.size).toBeGreaterThan(1)
  expect(menus.size).toBeLessThanOrEqual(8)
})
