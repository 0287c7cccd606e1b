import { expect, test } from 'vitest'
import { readResult } from '#features/storefront/product-import/product-import.rules.ts'

test('a result that is no import’s is none', () => {
  const result = { file: 'a.csv', lines: 4, accepted: 2, unchanged: 1, rejected: 1 }
  expect(readResult(result)).toEqual(result)
  expect(readResult(null)).toBeUndefined()
  expect(readResult({ lines: 'x' })).toBeUndefined()
})
