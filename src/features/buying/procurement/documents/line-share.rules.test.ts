import { expect, test } from 'vitest'
import { openShares, splitLine } from '#features/buying/procurement/documents/line-share.rules.ts'

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

test.each([
  ['one line', { quantity: 2, totalMinor: 1760n }, [2], [1760n]],
  ['two lines', { quantity: 3, totalMinor: 2640n }, [1, 2], [880n, 1760n]],
  ['what cannot be divided', { quantity: 3, totalMinor: 100n }, [1, 1, 1], [33n, 33n, 34n]],
  ['a line with a discount', { quantity: 10, totalMinor: 100n }, [9, 1], [90n, 10n]],
  ['nothing', { quantity: 0, totalMinor: 0n }, [0], [0n]],
])('the amount of an invoice’s line stands on %s', (_, line, quantities, expected) => {
  const shares = quantities.map((quantity, at) => share(at + 1, quantity))
  expect(splitLine(line, shares).map(({ totalMinor }) => totalMinor)).toEqual(expected)
})
