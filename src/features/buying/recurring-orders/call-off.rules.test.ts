import { expect, test } from 'vitest'
import { findOverCalls, fitCall, isOver, leftOf, reduceCall, sumCalls } from '#features/buying/recurring-orders/call-off.rules.ts'

const agreed = [
  { sku: 'A', quantity: 100 },
  { sku: 'B', quantity: 10 },
]

test('calls of one part are added up', () => {
  const called = sumCalls([
    { lines: [{ sku: 'A', quantity: 30 }] },
    { lines: [{ sku: 'A', quantity: 20 }, ...agreed.slice(1)] },
    { lines: [] },
  ])
  expect([...called]).toEqual([
    ['A', 50],
    ['B', 10],
  ])
  expect(agreed.map((line) => leftOf(line, called))).toEqual([50, 0])
})

test.each([
  ['all that is left', [{ sku: 'A', quantity: 60 }], []],
  ['one more', [{ sku: 'A', quantity: 61 }], [{ sku: 'A', left: 60 }]],
  ['a part that was never agreed', [{ sku: 'C', quantity: 1 }], [{ sku: 'C', left: 0 }]],
  ['a part that is called up', [{ sku: 'B', quantity: 1 }], [{ sku: 'B', left: 0 }]],
  [
    'one line that is right and one that is not',
    [
      { sku: 'A', quantity: 1 },
      { sku: 'B', quantity: 2 },
    ],
    [{ sku: 'B', left: 0 }],
  ],
])('%s', (_, requested, faults) => {
  const called = new Map([
    ['A', 40],
    ['B', 12],
  ])
  expect(findOverCalls(agreed, called, requested)).toEqual(faults)
})

test.each([
  ['as wanted', 10, 10, 50, 10],
  ['raised to the next pack', 7, 10, 50, 10],
  ['the rest of a pack', 3, 10, 3, 3],
  ['more than is left, which is refused later', 9, 10, 3, 9],
])('a call is %s', (_, requested, fitted, left, expected) => {
  expect(fitCall(requested, fitted, left)).toBe(expected)
})

test.each([
  ['2026-12-30', false],
  ['2026-12-31', false],
  ['2027-01-01', true],
])('on %s a call until the end of the year is over: %s', (today, expected) => {
  expect(isOver('2026-12-31', today)).toBe(expected)
})

test('a line of the order that is reduced or cancelled can be called again; one that grew counts as called', () => {
  expect(
    reduceCall(agreed, [
      { sku: 'A', quantity: 70 },
      { sku: 'B', quantity: 0 },
      { sku: 'C', quantity: 4 },
    ]),
  ).toEqual([{ sku: 'A', quantity: 70 }])
  expect(reduceCall(agreed, [{ sku: 'A', quantity: 400 }])).toEqual(agreed)
})
