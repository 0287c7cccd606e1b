import { expect, test } from 'vitest'
import { describeStock } from '#foundation/analytics/product-event.rules.ts'

test.each([
  [14, true],
  [0, false],
])('%i pieces are told as a number and as available: %s [3.12.4]', (pieces, isAvailable) =>
  expect(describeStock(pieces)).toEqual({ name: 'stock', noOfStocks: pieces, IsStockAvailable: isAvailable }),
)
