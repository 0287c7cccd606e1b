import { expect, test } from 'vitest'
import { cleanQuery, prepareQuery } from '#features/search/search-api/query/query.rules.ts'

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
