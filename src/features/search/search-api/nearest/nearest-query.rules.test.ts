import { expect, test } from 'vitest'
import { chooseNearest, planNearest, splitQuery } from '#features/search/search-api/nearest/nearest-query.rules.ts'

test.each([
  ['a word that nobody knows is left out', 'flurble ball valve', ['ball', 'valve'], ['ball valve', 'valve', 'ball']],
  [
    'known words that never stand together are tried without one of them',
    'gas ball dome',
    ['gas', 'ball', 'dome'],
    ['ball dome', 'gas dome', 'gas ball', 'gas', 'ball', 'dome'],
  ],
  ['two words are tried alone', 'gas dome', ['gas', 'dome'], ['gas', 'dome']],
  ['nothing is known', 'flurble', [], []],
])('%s', (_, query, known, expected) => {
  expect(planNearest(splitQuery(query), known)).toEqual(expected)
})

test('a query is split at its spaces, without quotes, each word once, six at most', () => {
  expect(splitQuery('"ball  valve" ball a b c d e f')).toEqual(['ball', 'valve', 'a', 'b', 'c', 'd'])
})

test('of what finds something the longest comes first, then the one that finds least', () => {
  const tried = [
    { query: 'valve', count: 90 },
    { query: 'brass', count: 12 },
    { query: 'ball valve', count: 4 },
    { query: 'valve brass dome', count: 0 },
  ]
  expect(chooseNearest(tried).map(({ query }) => query)).toEqual(['ball valve', 'brass', 'valve'])
})
