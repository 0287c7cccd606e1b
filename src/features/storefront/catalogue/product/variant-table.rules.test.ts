import { expect, test } from 'vitest'
import { toVariantTable } from '#features/storefront/catalogue/product/variant-table.rules.ts'

const setting = {
  locale: { country: 'us', language: 'en' },
  market: ['us'],
  currencies: new Map([['us', 'USD']]),
  attributes: [
    { key: 'size', names: { en: 'Size' }, unit: 'mm' },
    { key: 'seal', names: { en: 'Seal' }, unit: null },
    { key: 'body', names: { en: 'Body' }, unit: null },
  ],
  brandNames: new Map(),
  hidesPrices: false,
} as const
const variant = (sku: string, attributes: Record<string, string | number>) =>
  ({ sku, attributes, names: { en: sku }, images: [], brand: null, prices: {}, stock: {}, lifecycle: 'active' }) as const

test('versions have a column for each attribute in which they differ, also where one says nothing', () => {
  const variants = [variant('V-100', { size: 50, seal: 'PTFE', body: 'brass' }), variant('V-15', { size: 25, body: 'brass' })]
  const { columns, rows } = toVariantTable(variants, 'V-100', setting)
  expect(columns).toEqual(['Size', 'Seal'])
  expect(rows.map(({ card, values, isCurrent }) => [card.sku, ...values, isCurrent])).toEqual([
    ['V-15', '25 mm', '', false],
    ['V-100', '50 mm', 'PTFE', true],
  ])
})

test('one version alone is no choice', () => {
  expect(toVariantTable([variant('A', { size: 25 })], 'A', setting).rows).toEqual([])
})
