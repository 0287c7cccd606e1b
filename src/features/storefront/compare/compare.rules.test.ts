import { expect, test } from 'vitest'
import { readCompareList, toggleCompared } from '#features/storefront/compare/compare-list.rules.ts'
import { compareHref, pickCompared, readComparedSkus, toCompareRows } from '#features/storefront/compare/compare.rules.ts'

test.each([
  ['skus=A-1,B-2', ['A-1', 'B-2']],
  ['skus=A-1,B-2&skus=C-3', ['A-1', 'B-2', 'C-3']],
  ['skus=A, B ,A', ['A', 'B']],
  ['skus=A,B,C,D,E,F', ['A', 'B', 'C', 'D']],
  ['skus=', []],
  ['', []],
  ['skus=../etc,<script>,%27;--,A%0d%0a', ['A']],
  [`skus=${'A'.repeat(5000)}`, []],
])('%s compares %j', (query, skus) => expect(readComparedSkus(new URLSearchParams(query))).toEqual(skus))

test('the address of a comparison is read as it was written', () => {
  const locale = { country: 'us', language: 'en' } as const
  const href = compareHref(locale, ['A+1', 'B.2'])
  expect(href).toBe('/us/en/compare?skus=A%2B1,B.2')
  expect(readComparedSkus(new URLSearchParams(href.split('?')[1]))).toEqual(['A+1', 'B.2'])
  expect(compareHref(locale, [])).toBe('/us/en/compare')
})

test('products stand in the order asked for, also when typed in small letters; the others are named', () => {
  const products = [{ sku: 'A-1' }, { sku: 'B-2' }]
  expect(pickCompared(['b-2', 'X', 'A-1', 'B-2'], products)).toEqual({ found: [{ sku: 'B-2' }, { sku: 'A-1' }], missing: ['X'] })
})

test('every attribute that one of them has is a row, and rows say whether they differ', () => {
  const product = (attributes: Record<string, string | number>) =>
    ({ sku: 'A', attributes, names: {}, images: [], brand: null, prices: {}, stock: {}, lifecycle: 'active' }) as const
  const attributes = ['size', 'seal', 'body', 'odd'].map((key) => ({ key, names: { en: key }, unit: null }))
  const setting = {
    locale: { country: 'us', language: 'en' },
    market: ['us'],
    currencies: new Map([['us', 'USD']]),
    attributes,
    brandNames: new Map(),
    hidesPrices: false,
  } as const
  expect(
    toCompareRows([product({ size: 25, body: 'brass' }), product({ size: 50, body: 'brass', seal: 'PTFE' })], setting),
  ).toEqual([
    { key: 'size', name: 'size', values: ['25', '50'], differs: true },
    { key: 'seal', name: 'seal', values: ['', 'PTFE'], differs: true },
    { key: 'body', name: 'body', values: ['brass', 'brass'], differs: false },
  ])
})

test.each([
  [['A'], 'B', ['A', 'B']],
  [['A', 'B'], 'A', ['B']],
  [['A', 'B', 'C', 'D'], 'E', undefined],
  [['A', 'B', 'C', 'D'], 'D', ['A', 'B', 'C']],
])('%j with %s becomes %j', (list, sku, next) => expect(toggleCompared(list, sku)).toEqual(next))

test.each([
  [undefined, []],
  ['A', []],
  [{ 0: 'A' }, []],
  [[1, null, 'A', '<b>', 'A', 'x'.repeat(61)], ['A']],
  [
    ['A', 'B', 'C', 'D', 'E'],
    ['A', 'B', 'C', 'D'],
  ],
])('storage that holds %j is read as %j', (stored, list) => expect(readCompareList(stored)).toEqual(list))
