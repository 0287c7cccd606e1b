import { expect, test } from 'vitest'
import { listQueryWords, mayBeShownToOthers } from '#features/search/search-events/query-words.rules.ts'

test.each([
  ['words, each once, as they are spelled alike', 'Gas detectors, GAS', ['gas', 'detectors']],
  ['none that are too short to mean much', 'a 3D to go', []],
  ['pairs of characters where there are no spaces', '压力变送器', ['压力', '力变', '变送', '送器']],
  ['both in one query', '压力 sensor', ['sensor', '压力']],
])('a query is found by %s', (_, query, words) => {
  expect(listQueryWords(query)).toEqual(words)
})

test.each([
  ['pressure transmitter', true],
  ['sx-2041', true],
  ['(e-mail) invoice', false],
  ['order 4500012345', false],
  ['+49 30 1234 56', false],
  ['?!', false],
])('%s may be shown to others: %s [T-26]', (query, isShown) => {
  expect(mayBeShownToOthers(query)).toBe(isShown)
})
