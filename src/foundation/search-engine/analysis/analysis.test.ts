import { describe, expect, test } from 'vitest'
import { splitCompound } from '#foundation/search-engine/query/compounds.service.ts'
import { foldText } from '#kernel/fold-text.ts'
import {
  editDistance,
  matchPartNumber,
  isNumberLike,
  listTrigrams,
} from '#foundation/search-engine/analysis/part-number.rules.ts'
import { stemPolish } from '#foundation/search-engine/analysis/polish-stem.rules.ts'
import {
  completeWord,
  correctWord,
  createVocabularyWriter,
  findRelated,
  readVocabulary,
} from '#foundation/search-engine/analysis/vocabulary.rules.ts'
import { splitHanWord, tokenize, stemWord } from '#foundation/search-engine/analysis/tokenize.service.ts'
import type { Language } from '#kernel/locale.ts'

test.each([
  ['Größe', 'grosse'],
  ['ŁĄCZNIK', 'lacznik'],
  ['électrique', 'electrique'],
  ['DN 25', 'dn 25'],
])('%s folds to %s', (text, expected) => expect(foldText(text)).toBe(expected))

test.each([
  ['Ball-valve, 24V DC', ['ball', 'valve', '24', 'v', 'dc']],
  ['', []],
  ['G 1½', ['g', '1', '1', '2']],
  ['不锈钢球阀 DN25', ['不锈钢', '球', '阀', 'dn', '25']],
])('%s is the words %j', (text, expected) => expect(tokenize(text).join(' ')).toBe(expected.join(' ')))

test.each([
  ['en', 'valves', 'valve'],
  ['en', 'gauges', 'gauge'],
  ['en', 'VALVÉ', 'valves'],
  ['de', 'Ventile', 'Ventil'],
  ['de', 'Kugelhähne', 'Kugelhahn'],
  ['de', 'Geraete', 'Gerät'],
  ['de', 'gefuehrt', 'geführt'],
  ['fr', 'vannes', 'vanne'],
  ['fr', 'électriques', 'electrique'],
  ['es', 'válvulas', 'valvula'],
  ['pl', 'zaworów', 'zawory'],
  ['pl', 'czujnika', 'czujnik'],
] as const)('%s: %s and %s are one word', (language: Language, one, other) => {
  expect(stemWord(one.toLowerCase(), language)).toBe(stemWord(other.toLowerCase(), language))
})

test.each([
  ['zawór', 'zawór'],
  ['zaworami', 'zawor'],
  ['oś', 'oś'],
])('%s keeps %s', (word, expected) => expect(stemPolish(word)).toBe(expected))

test('signs of a Chinese word are found alone', () => {
  expect(splitHanWord('球阀')).toEqual(['球', '阀'])
  expect(splitHanWord('valve')).toEqual([])
})

describe('numbers', () => {
  test.each([
    ['v1001', 'v1001', 'same'],
    ['v10', 'v1001', 'begins'],
    ['001', 'v1001', 'holds'],
    ['v1010', 'v1001', 'typo'],
    ['v1004', 'v1001', 'typo'],
    ['x9999', 'v1001', 'other'],
  ])('%s against %s: %s', (searched, number, expected) => expect(matchPartNumber(searched, number)).toBe(expected))

  test.each([
    ['abc', 'abc', 0],
    ['abc', 'acb', 1],
    ['abc', 'ab', 1],
    ['abcd', 'wxyz', 3],
  ])('from %s to %s are %i edits, as far as two are counted', (left, right, expected) =>
    expect(editDistance(left, right, 2)).toBe(expected),
  )

  test('pieces of three', () => expect(listTrigrams('v1001')).toEqual(['v10', '100', '001']))
  test.each([
    ['V-1001', 'v1001', true],
    ['valve', 'valve', false],
    ['2"', '2', false],
  ])('%s may be a number: %s %s', (written, folded, expected) => expect(isNumberLike(folded, written)).toBe(expected))
})

describe('a vocabulary', () => {
  const writer = createVocabularyWriter()
  for (const word of ['pressure', 'valve', 'pressure', 'gauge', 'pressing', 'válvula', 'dn25']) writer.add('en', word, 1)
  const vocabulary = readVocabulary([...writer.finish()].map(({ data }) => data))

  test('completes, the most common first', () =>
    expect(completeWord(vocabulary, 'press', 5)).toEqual([
      { written: 'pressure', count: 2 },
      { written: 'pressing', count: 1 },
    ]))
  test('keeps the accents of what is written', () => expect(completeWord(vocabulary, 'valvu', 1)[0]?.written).toBe('válvula'))
  test.each([
    ['presure', 1, 'pressure'],
    ['guage', 1, 'gauge'],
    ['vavle', 1, 'valve'],
    ['xxxxxx', 2, undefined],
  ])('%s with %i edits is %s', (word, most, expected) =>
    expect(correctWord(vocabulary, word, most, 1)[0]?.written).toBe(expected),
  )
  test.each([
    ['pressuregauge', ['pressure', 'gauge']],
    ['pressuresvalve', ['pressure', 'valve']],
    ['gaugepressurevalve', ['gauge', 'pressure', 'valve']],
    ['pressurewalve', undefined],
  ])('%s is made of %j', (word, parts) => expect(splitCompound(vocabulary, word)).toEqual(parts))
  test.each([
    ['pressureswitch', 'pressure'],
    ['steamvalve', 'valve'],
    ['xyz', undefined],
  ])('%s is related to %s', (word, expected) => expect(findRelated(vocabulary, word, 1)[0]?.written).toBe(expected))
  test('numbers are no words', () => expect(completeWord(vocabulary, 'dn', 5)).toEqual([]))
})
