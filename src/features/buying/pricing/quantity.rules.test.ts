import { expect, test } from 'vitest'
import { fitQuantity, MOST_PIECES } from '#features/buying/pricing/quantity.rules.ts'

test.each([
  [1, { minimum: 1, step: 1 }, 1],
  [3, { minimum: 5, step: 5 }, 5],
  [6, { minimum: 5, step: 5 }, 10],
  [10, { minimum: 5, step: 5 }, 10],
  [3, { minimum: 2, step: 4 }, 6],
  [MOST_PIECES, { minimum: 10, step: 10 }, 999_990],
])('%d of what is sold in %j become %d', (requested, terms, fitted) => {
  expect(fitQuantity(requested, terms)).toBe(fitted)
  expect(fitQuantity(fitted, terms)).toBe(fitted)
})
