import { expect, test } from 'vitest'
import { openShares } from '#features/buying/procurement/documents/line-share.rules.ts'

const LINES = [
  { lineNumber: 10, sku: 'A', quantity: 2 },
  { lineNumber: 20, sku: 'B', quantity: 1 },
  { lineNumber: 30, sku: 'A', quantity: 3 },
]
const share = (lineNumber: number, quantity: number) => ({ lineNumber, quantity })

test.each([
  ['all at once', [5], [[share(10, 2), share(30, 3)]]],
  ['in two parts', [1, 4], [[share(10, 1)], [share(10, 1), share(30, 3)]]],
  ['the second line alone at the end', [2, 3], [[share(10, 2)], [share(30, 3)]]],
  ['more than was ordered', [7], [[share(10, 2), share(30, 5)]]],
  ['more after everything', [5, 1], [[share(10, 2), share(30, 3)], [share(30, 1)]]],
])('a part of two lines is shipped %s', (_, quantities, expected) => {
  const shareOf = openShares(LINES)
  expect(quantities.map((quantity) => shareOf('A', quantity))).toEqual(expected)
  expect(shareOf('B', 1)).toEqual([share(20, 1)])
})

test('a part that the order does not name stands on its first line', () => {
  expect(openShares(LINES)('OTHER', 2)).toEqual([share(1, 2)])
})
