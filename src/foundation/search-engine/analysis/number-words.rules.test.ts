import { expect, test } from 'vitest'
import { parseQuery } from '#foundation/search-engine/query/parse-query.service.ts'
import { joinNumberWord, readNumberWord, sayNumber } from '#foundation/search-engine/analysis/number-words.rules.ts'

test.each([
  ['4', 'en', 'four'],
  ['4', 'de', 'vier'],
  ['2', 'fr', 'deux'],
  ['3', 'es', 'tres'],
  ['5', 'pl', 'pięć'],
  ['6', 'zh', '六'],
] as const)('%s is said %s: %s', (figure, language, word) => {
  expect(sayNumber(figure, [language])).toEqual([word])
  expect(readNumberWord(word.toUpperCase(), [language])).toBe(figure)
})

test.each(['0', '13', '400', 'constructor', ''])('%s is not said', (figure) =>
  expect(sayNumber(figure, ['en', 'de'])).toEqual([]),
)

test('one is an article as well', () => expect(readNumberWord('ein', ['de'])).toBeUndefined())

test('some languages write number and thing as one word', () => {
  expect(joinNumberWord('4', 'Gas', ['de'])).toEqual(['viergas'])
  expect(joinNumberWord('4', 'Gas', ['en'])).toEqual([])
})

test.each([
  ['4 gas detector', 'en', ['four']],
  ['4-gas monitor', 'en', ['four']],
  ['four gas', 'en', ['4']],
  ['4 Gas', 'de', ['viergas']],
] as const)('%s on a site in %s is found as %j', (query, language, alternative) =>
  expect(parseQuery(query, new Map(), [language], language).clauses[0]?.alternatives).toContainEqual(alternative),
)

test.each(['4 bar', 'HP 4', '4 mm'])('%s counts nothing', (query) =>
  expect(parseQuery(query, new Map(), ['en'], 'en').clauses.flatMap(({ alternatives }) => alternatives.flat())).not.toContain(
    'four',
  ),
)
