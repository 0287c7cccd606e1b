import { expect, test } from 'vitest'
import {
  coverPieces,
  findMatches,
  firstFrom,
  joinPieces,
  keepWithin,
  readPlace,
  stepMatch,
  stepZoom,
  writePlace,
} from '#features/documents/publications/reader/reader.rules.ts'

test.each([
  ['#page=3', { page: 3, query: '' }],
  ['#page=3&search=torque+value', { page: 3, query: 'torque value' }],
  ['#search=torque', undefined],
  ['#page=0', undefined],
  ['#page=-1', undefined],
  ['#page=1e3', undefined],
  ['#cookie-preferences', undefined],
  ['', undefined],
])('the address %j leads to %j', (hash, place) => expect(readPlace(hash)).toEqual(place))

test.each([
  [{ page: 3, query: '' }, '#page=3'],
  [{ page: 3, query: 'a&b=1' }, '#page=3&search=a%26b%3D1'],
])('%j is written as %s, and read as the same', (place, hash) => {
  expect(writePlace(place)).toBe(hash)
  expect(readPlace(hash)).toEqual(place)
})

test.each([
  [0, 8, 1],
  [9, 8, 8],
  [3.7, 8, 3],
  [Number.NaN, 8, 1],
])('page %d of %s pages is page %i', (page, count, expected) => expect(keepWithin(page, count)).toBe(expected))

test.each([
  [1, 1, 1.25],
  [1, -1, 0.75],
  [3, 1, 3],
  [0.5, -1, 0.5],
  [1.1, 1, 1.25],
] as const)('from %d one step of %d is %d', (zoom, step, expected) => expect(stepZoom(zoom, step)).toBe(expected))

const piece = (str: string, hasEOL = false) => ({ str, hasEOL })
const PAGES = [
  joinPieces([piece('Torque '), piece('the bolts', true), piece('to 4.5 Nm')]),
  joinPieces([piece('Nothing here')]),
  joinPieces([piece('Café: TOR'), piece('QUE torque')]),
]

test.each([
  [
    'torque',
    [
      [1, 0],
      [3, 6],
      [3, 13],
    ],
  ],
  ['bolts  to', [[1, 11]]],
  ['cafe', [[3, 0]]],
  ['', []],
  ['  ', []],
  ['zzz', []],
])('%j stands at %j', (query, expected) =>
  expect(findMatches(PAGES, query).map(({ page, start }) => [page, start])).toEqual(expected),
)

test('a text that repeats itself is cut off, not searched for ever', () =>
  expect(findMatches([joinPieces([piece('a'.repeat(5_000))])], 'a')).toHaveLength(2_000))

test('matches are begun from the page that is open, and go round', () => {
  const matches = findMatches(PAGES, 'torque')
  expect(firstFrom(matches, 2)).toBe(1)
  expect(firstFrom(matches, 9)).toBe(0)
  expect(stepMatch(2, 1, 3)).toBe(0)
  expect(stepMatch(0, -1, 3)).toBe(2)
  expect(stepMatch(0, 1, 0)).toBe(0)
})

test('a match over two pieces is marked in both', () => {
  const [, second] = findMatches(PAGES, 'torque')
  const page = PAGES[2] ?? joinPieces([])
  expect(coverPieces(page, second ?? { start: 0, end: 0 })).toEqual([
    { piece: 0, from: 6, to: 9 },
    { piece: 1, from: 0, to: 3 },
  ])
})
