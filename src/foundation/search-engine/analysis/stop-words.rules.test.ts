import { expect, test } from 'vitest'
import { dropStopWords, isStopWord } from '#foundation/search-engine/analysis/stop-words.rules.ts'

test.each([
  [
    ['valve', 'for', 'water'],
    ['valve', 'water'],
  ],
  [
    ['für', 'die'],
    ['für', 'die'],
  ],
  [
    ['c', 'valve'],
    ['c', 'valve'],
  ],
  [[], []],
])('of %j %j remain', (words, expected) => expect(dropStopWords(words, ['en', 'de'])).toEqual(expected))

test('a stop word counts in its own languages only', () => {
  expect(isStopWord('die', ['de'])).toBe(true)
  expect(isStopWord('die', ['en'])).toBe(false)
  expect(isStopWord('constructor', ['en'])).toBe(false)
})
