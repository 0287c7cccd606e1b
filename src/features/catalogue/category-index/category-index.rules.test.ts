import { expect, test } from 'vitest'
import {
  chooseFrequent,
  hasBit,
  listFacetValues,
  pickOrdinals,
  priceBand,
  setBit,
} from '#features/catalogue/category-index/category-index.rules.ts'

const product = {
  brand: 'halden',
  lifecycle: 'active' as const,
  isInStock: true,
  price: 12_900,
  attributes: { voltage: 24, material: 'ABS', weight: 3 },
}

test('a product is found by its brand, life, stock, price and the attributes that are facets', () => {
  expect(listFacetValues(product, ['voltage', 'size'])).toEqual(['halden', 'active', 'in', '100-250', '24', undefined])
  expect(listFacetValues({ ...product, brand: null, isInStock: false, price: null }, [])).toEqual([
    undefined,
    'active',
    undefined,
    undefined,
  ])
})

test.each([
  [0, '0-25'],
  [2499, '0-25'],
  [2500, '25-50'],
  [99_999, '500-1000'],
  [1_000_000, '10000-'],
  [1e12, '10000-'],
])('%i cents fall into %s', (cents, band) => expect(priceBand(cents)).toBe(band))

test('of too many values the most frequent ones stay', () => {
  const counts = new Int32Array(1000).fill(1)
  counts[700] = 9
  counts[3] = 0
  const kept = chooseFrequent(counts)
  expect(kept).toHaveLength(250)
  expect(kept[0]).toBe(700)
  expect(kept).not.toContain(3)
  expect(chooseFrequent(Int32Array.of(0, 2, 1))).toEqual([1, 2])
})

const bitsOf = (text: string): Uint8Array => {
  const bits = new Uint8Array(Math.ceil(text.length / 8))
  for (const [place, digit] of text.split('').entries()) if (digit === '1') setBit(bits, place)
  return bits
}

test('bits stand where PostgreSQL has them', () => {
  expect([...bitsOf('1010000001')]).toEqual([0xa0, 0x40])
  expect(hasBit(bitsOf('1010000001'), 9)).toBe(true)
  expect(hasBit(bitsOf('1010000001'), 8)).toBe(false)
})

test.each([
  ['0110101', 0, 2, [1, 2]],
  ['0110101', 2, 2, [4, 6]],
  ['0110101', 4, 2, []],
  ['000', 0, 5, []],
  ['1111111101000000011', 8, 2, [9, 17]],
  ['1111111101000000011', 7, 3, [7, 9, 17]],
])('in %s, after %i the next %i are at %j', (bits, skip, take, places) =>
  expect(pickOrdinals(bitsOf(bits), skip, take)).toEqual(places),
)
