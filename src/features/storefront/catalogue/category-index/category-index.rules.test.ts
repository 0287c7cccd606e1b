import { expect, test } from 'vitest'
import {
  chooseFrequent,
  hasBit,
  listFacetValues,
  listIndexFacets,
  pickOrdinals,
  priceBand,
  setBit,
} from '#features/storefront/catalogue/category-index/category-index.rules.ts'

const product = {
  brand: 'halden',
  lifecycle: 'active' as const,
  isInStock: true,
  prices: { USD: 12_900, JPY: 12_900 },
  attributes: { voltage: 24, material: 'ABS', weight: 3 },
}

test('a product is found by its brand, life, stock, price in each currency and the attributes that are facets', () => {
  const scheme = { currencies: ['EUR', 'JPY', 'USD'], attributes: ['voltage', 'size'] }
  const facets = listIndexFacets(scheme)
  const found = (one: typeof product) => {
    const values = listFacetValues(one, scheme)
    return Object.fromEntries(facets.flatMap((facet, at) => (values[at] === undefined ? [] : [[facet, values[at]]])))
  }
  expect(found(product)).toEqual({
    brand: 'halden',
    lifecycle: 'active',
    stock: 'in',
    'price:USD': '100-200',
    'price:JPY': '10000-20000',
    voltage: '24',
  })
  const bare = { ...product, brand: null, isInStock: false, prices: null, attributes: {} }
  expect(listFacetValues(bare, scheme).filter((value) => value !== undefined)).toEqual(['active'])
})

test.each([
  [0, 'USD', '0-1'],
  [99, 'EUR', '0-1'],
  [2499, 'EUR', '20-50'],
  [5000, 'EUR', '50-100'],
  [99_999, 'USD', '500-1000'],
  [100_000, 'USD', '1000-2000'],
  [100_000, 'JPY', '100000-200000'],
  [1e12, 'USD', '10000000000-20000000000'],
])('%i of %s fall into %s', (minor, currency, band) => expect(priceBand({ minor: BigInt(minor), currency })).toBe(band))

test('of too many values the most frequent ones stay', () => {
  const counts = new Int32Array(1000).fill(1)
  counts[700] = 9
  counts[3] = 0
  const remaining = chooseFrequent(counts)
  expect(remaining).toHaveLength(250)
  expect(remaining[0]).toBe(700)
  expect(remaining).not.toContain(3)
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
