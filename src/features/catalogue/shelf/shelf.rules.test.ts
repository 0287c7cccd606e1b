import { expect, test } from 'vitest'
import { createShelf, listFacetPairs, pickPlaces, toBits } from '#features/catalogue/shelf/shelf.rules.ts'

const product = {
  brand: 'halden',
  lifecycle: 'active' as const,
  markets: ['us', 'de'],
  isInStock: true,
  attributes: { voltage: 24, material: 'ABS', weight: 3 },
}

test('a product is found by its markets, brand, life, stock and the attributes that are facets', () => {
  expect(listFacetPairs(product, ['voltage', 'size'])).toEqual([
    ['market', 'us'],
    ['market', 'de'],
    ['lifecycle', 'active'],
    ['brand', 'halden'],
    ['stock', 'in'],
    ['voltage', '24'],
  ])
  expect(listFacetPairs({ ...product, markets: null, brand: null, isInStock: false }, [])).toEqual([
    ['market', '*'],
    ['lifecycle', 'active'],
  ])
})

test('a shelf keeps the order and where each value stands', () => {
  const shelf = createShelf()
  shelf.add(11, [['brand', 'a']])
  shelf.add(12, [['brand', 'b']])
  shelf.add(13, [['brand', 'a']])
  expect(shelf.products()).toEqual([11, 12, 13])
  expect([...shelf.facets()]).toEqual([
    { facet: 'brand', value: 'a', places: [0, 2] },
    { facet: 'brand', value: 'b', places: [1] },
  ])
})

test('of too many values the most frequent ones stay', () => {
  const shelf = createShelf()
  for (let id = 0; id < 1000; id++)
    shelf.add(id, [
      ['serial', String(id)],
      ['brand', 'a'],
    ])
  shelf.add(1000, [['serial', '7']])
  const serials = [...shelf.facets()].filter(({ facet }) => facet === 'serial')
  expect(serials).toHaveLength(250)
  expect(serials[0]).toMatchObject({ value: '7', places: [7, 1000] })
})

test.each([
  [[], 3, '00'],
  [[0], 3, '80'],
  [[0, 2, 9], 10, 'a040'],
])('ones at %j of %i are written as %s', (places, length, digits) => expect(toBits(places, length)).toBe(digits))

test.each([
  ['0110101', 0, 2, [1, 2]],
  ['0110101', 2, 2, [4, 6]],
  ['0110101', 4, 2, []],
  ['000', 0, 5, []],
])('in %s, after %i the next %i are at %j', (bits, skip, take, places) => expect(pickPlaces(bits, skip, take)).toEqual(places))
