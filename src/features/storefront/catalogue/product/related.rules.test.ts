import { expect, test } from 'vitest'
import { chooseRelated } from '#features/storefront/catalogue/product/related.rules.ts'

const row = (sku: string, variantOf: string | null = null) => ({ sku, variantOf })

test('one of each series first, the most wanted before the others', () => {
  const rows = [row('A-1', 'A'), row('A-2', 'A'), row('B-1', 'B'), row('C'), row('A-3', 'A'), row('D'), row('E')]
  expect(chooseRelated(rows).map(({ sku }) => sku)).toEqual(['A-1', 'B-1', 'C', 'D'])
  expect(chooseRelated(rows.slice(0, 3)).map(({ sku }) => sku)).toEqual(['A-1', 'B-1', 'A-2'])
})
