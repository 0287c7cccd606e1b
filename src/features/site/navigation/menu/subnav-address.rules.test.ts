import { describe, expect, test } from 'vitest'
import {
  chooseCountries,
  hashCountries,
  MAX_COUNTRIES,
  readCountries,
  writeSubnavAddress,
} from '#features/site/navigation/menu/subnav-address.rules.ts'

const base = '/us/en/by-category.external'
const five = ['us', 'ca', 'mx', 'gb', 'de']

test.each([
  ['one country', ['us'], false, `${base}.usen.html`],
  ['four countries, eight letters', five.slice(0, 4), false, `${base}.uscamxgben.html`],
  ['five countries, ten letters [2.3.6]', five, false, `${base}.dpcCountryList.${hashCountries(five)}.en.html`],
  ['no currency, one country [2.3.7]', ['us'], true, '/us/en/by-category.usen.html'],
  ['no currency, many [2.3.7]', five, true, `/us/en/by-category.dpcCountryList.${hashCountries(five)}.en.html`],
])('the address is rewritten for %s [2.3.5]', (_, countries, hidesCurrency, expected) => {
  expect(writeSubnavAddress({ base, countries, language: 'en', hidesCurrency })).toBe(expected)
})

test.each([
  ['the chosen market', { selecteddtm: 'DE', dtm: 'us,ca', pathname: '/gb/en' }, ['de']],
  ['the known markets, maybe several', { dtm: 'us,ca', pathname: '/gb/en' }, ['us', 'ca']],
  ['the first segment', { pathname: '/gb/en/products' }, ['gb']],
  ['the third one of a content path', { pathname: '/content/sps/pl/pl/about.html' }, ['pl']],
  ['the default where none of them says it', { selecteddtm: '', dtm: ' ', pathname: '/' }, ['us']],
])('countries come from %s [2.3.8]', (_, sources, expected) => {
  expect(chooseCountries(sources)).toEqual(expected)
})

test.each([
  '../',
  'us/../de',
  'us\r\nx: y',
  'usa',
  'u',
  'us;de',
  '%2e',
  'ÜS',
  Array(MAX_COUNTRIES + 1)
    .fill('')
    .map(String)
    .join(','),
])('a cookie that says %j is no source [T-32]', (value) => {
  expect(chooseCountries({ selecteddtm: value, dtm: value, pathname: '/gb/en' })).toEqual(['gb'])
})

describe('a list of countries', () => {
  const letters = 'a b c d e f g h'.split(' ')
  const many = letters.flatMap((first) => letters.map((second) => first + second))

  test('holds each once, and no more than sixty', () => {
    expect(readCountries('us, de, us')).toEqual(['us', 'de'])
    expect(readCountries(many.slice(0, MAX_COUNTRIES).join(','))).toHaveLength(MAX_COUNTRIES)
    expect(readCountries(many.slice(0, MAX_COUNTRIES + 1).join(','))).toBeUndefined()
  })

  test('has one hash in any order, and another for another list', () => {
    expect(hashCountries(['us', 'de'])).toBe(hashCountries(['de', 'us', 'de']))
    const hashes = new Set(many.map((_, size) => hashCountries(many.slice(0, size + 1))))
    expect(hashes.size).toBe(many.length)
    for (const hash of hashes) expect(hash).toMatch(/^[a-z0-9]{1,7}$/)
  })
})
