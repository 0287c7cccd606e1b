import { describe, expect, test } from 'vitest'
import {
  cleanQuery,
  isTypeAheadDue,
  prepareQuery,
  writeResultsAddress,
  writeSuggestionAddress,
} from '#features/search/takeover/query.rules.ts'

test.each([
  ['trademark, registered and copyright signs [5.8.6]', 'Flow™Meter® 3© x', 'FlowMeter 3 x'],
  ['slashes and backslashes [5.8.7]', String.raw`a/b\c`, 'abc'],
  ['brackets, stars and money [5.8.7]', '<b>(valve)* $5', 'bvalve 5'],
  ['quotes, colons, semicolons, bars [5.8.7]', `"seal": 'x'; y|z`, 'seal x yz'],
  ['white space [5.8.8]', ' \t pressure \n\n  gauge ', 'pressure gauge'],
  ['white space that the signs leave behind [5.8.8]', 'a / b', 'a b'],
  [
    'nothing that belongs to words and numbers',
    'Größe 50 % & HA-7120_02 łożysko 阀门 #1 + 2,5',
    'Größe 50 % & HA-7120_02 łożysko 阀门 #1 + 2,5',
  ],
  ['all of it where only signs were typed', `<>*()$;'":|/\\ ™`, ''],
])('cleaning takes %s [5.8.5]', (_, text, expected) => expect(cleanQuery(text)).toBe(expected))

test.each([
  ['2" control valve', '2 inch control valve'],
  ['1/2" globe valve', '½ inch globe valve'],
  ['valve 1 1/2"', 'valve 1 ½ inch'],
  ['3/4 inch', '¾ inch'],
  ['Kugelhahn 1 1/2 Zoll', 'Kugelhahn 1 ½ Zoll'],
  ["4'' valve", '4 inch valve'],
  ['"valve 2"', 'valve 2'],
  ['A/B 24/7', 'AB 247'],
])('a size in inches stays one: %s', (text, expected) => expect(cleanQuery(text)).toBe(expected))

test('a very long query is cut to what the search takes', () => expect(cleanQuery('x'.repeat(500))).toHaveLength(128))

test.each([
  ['quotes where exact matches are on [5.8.9]', 'false', '"ball valve"'],
  ['none where they are off [5.8.9]', 'true', 'ball valve'],
] as const)('the query gets %s', (_, disableexactmatch, expected) => {
  expect(prepareQuery(' "ball"  valve ', { disableexactmatch })).toBe(expected)
  expect(prepareQuery(' <> ', { disableexactmatch })).toBe('')
})

test('quotes fit into what the search takes [5.8.9]', () =>
  expect(prepareQuery('x'.repeat(500), { disableexactmatch: 'false' })).toMatch(/^"x{126}"$/))

describe('suggestions are asked for', () => {
  const typed = { query: 'val', type: 'Product', key: 'l', isOn: true }
  test.each([
    ['from the third character on [5.8.2, 9.6.1]', {}, true],
    ['not before [5.8.2, 9.6.1]', { query: 'va' }, false],
    ['not for characters that are cleaned away [5.8.2]', { query: 'va//' }, false],
    ['for three Chinese characters [5.8.2]', { query: '压力表' }, true],
    ['also when text was pasted', { key: undefined }, true],
    ['not on Enter [5.8.3]', { key: 'Enter' }, false],
    ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map((key) => [`not on ${key} [5.8.3]`, { key }, false] as const),
    ['not for support [5.8.4]', { type: 'support' }, false],
    ['not where the site has them off [5.8.1]', { isOn: false }, false],
  ] as const)('%s', (_, changes, expected) => expect(isTypeAheadDue({ ...typed, ...changes })).toBe(expected))
})

test.each([
  ['/us/en/search', 'ball valve', '/us/en/search?search=ball%20valve'],
  ['/us/en/search', '50 % & more', '/us/en/search?search=50%20%25%20%26%20more'],
  ['/us/en/search?from=header', 'a%20b', '/us/en/search?from=header&search=a%2520b'],
  ['/us/en/search', '"><img src=x onerror=alert(1)>', '/us/en/search?search=%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E'],
])('%s leads on with %s, encoded once [2.8.5] [T-23]', (path, suggestion, expected) => {
  const address = writeSuggestionAddress(path, suggestion)
  expect(address).toBe(expected)
  expect(new URL(address, 'https://x.example').searchParams.get('search')).toBe(suggestion)
})

test('the results page learns the type', () => {
  expect(writeResultsAddress('/s', 'a b', 'Technical Publications')).toBe('/s?search=a%20b&type=Technical%20Publications')
  expect(writeResultsAddress('/s', 'a', '')).toBe('/s?search=a')
})
