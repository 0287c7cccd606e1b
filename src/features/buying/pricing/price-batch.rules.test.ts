import { expect, test } from 'vitest'
import { splitItems } from '#features/buying/pricing/price-batch.rules.ts'

test('a hundred are asked for at once', () => {
  const skus = Array.from({ length: 205 }, (_, number) => `V-${number}`)
  expect(splitItems(skus).map(({ length }) => length)).toEqual([100, 100, 5])
  expect(splitItems(skus).flat()).toEqual(skus)
  expect(splitItems([])).toEqual([])
})
