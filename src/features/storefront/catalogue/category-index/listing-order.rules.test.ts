import { expect, test } from 'vitest'
import { orderOf, sortByNumber, sortByText } from '#features/storefront/catalogue/category-index/listing-order.rules.ts'
import type { Language } from '#kernel/locale.ts'

const sorted = (words: readonly (string | undefined)[], language: Language) =>
  [...sortByText(words, language)].map((index) => words[index])

test.each<[Language, readonly (string | undefined)[]]>([
  ['en', ['Valve, DN 9', 'Valve, DN 25', 'Valve, DN 100', 'vent', undefined]],
  ['de', ['Ä-Ventil', 'Armatur', 'Öffner', 'Ofen', 'Zähler']],
  ['pl', ['Lampa', 'Łącznik', 'Sygnał', 'Światło', 'Zawór', 'Źródło', 'Żarówka']],
  ['es', ['nivel', 'nudo', 'ñandú', 'ojo']],
  ['zh', ['低温阀', '蝶阀', '球阀', '压力表']],
])('in %s words are in the order of its dictionary', (language, words) => {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const expected = words.toSorted((a, b) => compare(a ?? '\u{10FFFF}', b ?? '\u{10FFFF}'))
  expect(sorted(words.toReversed(), language).filter((word) => word)).toEqual(expected.filter((word) => word))
})

test('numbers in words count as numbers, and those without words come last', () => {
  expect(sorted(['DN 100', undefined, 'DN 25', 'DN 9'], 'en')).toEqual(['DN 9', 'DN 25', 'DN 100', undefined])
  expect(sorted(['Łącznik', 'Lampa', 'Mostek'], 'pl')).toEqual(['Lampa', 'Łącznik', 'Mostek'])
})

test('what has no price stands behind, whichever way one looks', () => {
  const prices = Float64Array.of(30, Number.NaN, 10, 20, Number.NaN)
  expect([...sortByNumber(prices, 1)]).toEqual([2, 3, 0, 1, 4])
  expect([...sortByNumber(prices, -1)]).toEqual([0, 3, 2, 1, 4])
})

test('equal ones stay in the order of the index', () => {
  expect([...sortByNumber(Float64Array.of(5, 5, 1, 5), -1)]).toEqual([0, 1, 3, 2])
  expect([...sortByText(['b', 'a', 'b', 'a'], 'en')]).toEqual([1, 3, 0, 2])
})

test.each([
  ['popularity', 'de', undefined],
  ['name', 'de', 'name:de'],
  ['price-desc', 'de', 'price-desc:EUR'],
  ['attr.size', 'de', undefined],
] as const)('%s in %s is kept as %s', (sort, language, order) => expect(orderOf(sort, language, 'EUR')).toBe(order))
