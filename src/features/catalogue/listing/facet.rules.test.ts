import { expect, test } from 'vitest'
import { toFacetViews } from '#features/catalogue/listing/facet.rules.ts'
import { NO_CHOICE } from '#features/catalogue/listing/listing.rules.ts'

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
    count('price', '100-250', 4),
    count('price', '10000-', 5),
    count('price', '0-25', 1),
  ]
  expect(
    toFacetViews(counts, NO_CHOICE, words, 'en').map(({ key, name, values }) => [key, name, values.map(({ label }) => label)]),
  ).toEqual([
    ['stock', undefined, ['in']],
    ['brand', undefined, ['Norva', 'halden']],
    ['price', undefined, ['0-25', '100-250', '10000-']],
    ['size', 'Size', ['50 mm', '1,000 mm']],
    ['seal', 'Seal', ['EPDM', 'PTFE']],
  ])
})

test('what narrows nothing is not offered; what was chosen stays, though nothing is left of it', () => {
  const counts = [count('seal', 'PTFE', 2), count('size', '50', 0), count('size', '25', 0)]
  expect(toFacetViews(counts, NO_CHOICE, words, 'en')).toEqual([])
  const chosen = { ...NO_CHOICE, chosen: { size: ['25'] } }
  expect(toFacetViews(counts, chosen, words, 'en')).toEqual([
    { key: 'size', name: 'Size', values: [{ value: '25', label: '25 mm', count: 0, isChosen: true }] },
  ])
})

test('a facet of the market or of nobody is never shown', () => {
  expect(
    toFacetViews(
      [count('market', 'us', 5), count('market', 'de', 5), count('odd', 'a', 1), count('odd', 'b', 1)],
      NO_CHOICE,
      words,
      'en',
    ),
  ).toEqual([])
})
