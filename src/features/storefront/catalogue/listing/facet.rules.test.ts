import { expect, test } from 'vitest'
import { toFacetViews } from '#features/storefront/catalogue/listing/facet.rules.ts'
import { NO_CHOICE } from '#features/storefront/catalogue/listing/listing.rules.ts'

const words = {
  attributes: [
    { key: 'size', unit: 'mm' },
    { key: 'seal', unit: null },
  ],
  brandNames: new Map([['norva', 'Norva']]),
  nameOf: (facet: string) => ({ size: 'Size', seal: 'Seal' })[facet] ?? '',
}
const count = (facet: string, value: string, number: number) => ({ facet, value, count: number })

test('facets stand in their order: numbers by size, words by frequency, brands by their names', () => {
  const counts = [
    count('seal', 'PTFE', 2),
    count('seal', 'EPDM', 5),
    count('size', '1000', 3),
    count('size', '50', 4),
    count('brand', 'norva', 6),
    count('brand', 'halden', 1),
    count('stock', 'in', 7),
    count('price', '100-200', 4),
    count('price', '1000-2000', 5),
    count('price', '0-1', 1),
  ]
  expect(
    toFacetViews({ counts, total: 1 }, NO_CHOICE, words, 'en').map(({ key, name, values }) => [
      key,
      name,
      values.map(({ value, label = value }) => label),
    ]),
  ).toEqual([
    ['stock', undefined, ['in']],
    ['brand', undefined, ['Norva', 'halden']],
    ['price', undefined, []],
    ['size', 'Size', ['50 mm', '1,000 mm']],
    ['seal', 'Seal', ['EPDM', 'PTFE']],
  ])
})

test.each([
  [
    ['DN 100', 'DN 15', 'DN 40'],
    ['DN 15', 'DN 40', 'DN 100'],
  ],
  [
    ['0…50 °C', '-40…75 °C', '-40…60 °C'],
    ['-40…60 °C', '-40…75 °C', '0…50 °C'],
  ],
  [
    ['IP 68', 'IP 20'],
    ['IP 20', 'IP 68'],
  ],
  [
    ['steel 2', 'brass 1'],
    ['steel 2', 'brass 1'],
  ],
  [
    ['brass', '1.4408'],
    ['brass', '1.4408'],
  ],
])('%j stand as %j: measures by size, words by frequency', (given, expected) => {
  const counts = given.map((value, index) => count('seal', value, 9 - index))
  expect(toFacetViews({ counts, total: 1 }, NO_CHOICE, words, 'en')[0]?.values.map(({ value }) => value)).toEqual(expected)
})

test('prices and many numbers are chosen by their ends; bars say where the products lie', () => {
  const prices = [count('price', '1000-2000', 5), count('price', '20-50', 0), count('price', '2-5', 1)]
  const sizes = Array.from({ length: 8 }, (_, index) => count('size', String(index * 2), 3))
  const [price, size] = toFacetViews({ counts: [...prices, ...sizes], total: 1 }, NO_CHOICE, words, 'en')
  expect(price?.range?.bars).toEqual([
    { from: 2, to: 5, count: 1 },
    { from: 1000, to: 2000, count: 5 },
  ])
  expect([size?.values, size?.range?.unit, size?.range?.bars[0]?.from, size?.range?.bars.at(-1)?.to]).toEqual([[], 'mm', 0, 14])
  expect(size?.range?.bars.reduce((sum, bar) => sum + bar.count, 0)).toBe(24)
})

test('what narrows nothing is not offered; what was chosen stays, though nothing is left of it', () => {
  const counts = [count('seal', 'PTFE', 2), count('size', '50', 0), count('size', '25', 0)]
  expect(toFacetViews({ counts, total: 1 }, NO_CHOICE, words, 'en')).toEqual([])
  const chosen = { ...NO_CHOICE, chosen: { size: ['25'] } }
  expect(toFacetViews({ counts, total: 1 }, chosen, words, 'en')).toEqual([
    { key: 'size', name: 'Size', values: [{ value: '25', label: '25 mm', count: 0, isChosen: true }] },
  ])
})

test('a facet of the market or of nobody is never shown', () => {
  expect(
    toFacetViews(
      { counts: [count('market', 'us', 5), count('market', 'de', 5), count('odd', 'a', 1), count('odd', 'b', 1)], total: 1 },
      NO_CHOICE,
      words,
      'en',
    ),
  ).toEqual([])
})

test('an attribute that fewer than half of the products have is offered in the categories below, unless it was chosen', () => {
  const counts = [count('size', '50', 30), count('size', '80', 19), count('seal', 'PTFE', 25), count('seal', 'EPDM', 25)]
  const list = (choice = NO_CHOICE) => toFacetViews({ counts, total: 100 }, choice, words, 'en').map(({ key }) => key)
  expect(list()).toEqual(['seal'])
  expect(list({ ...NO_CHOICE, chosen: { size: ['50'] } })).toEqual(['size', 'seal'])
})
