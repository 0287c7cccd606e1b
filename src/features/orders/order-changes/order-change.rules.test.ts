import { describe, expect, test } from 'vitest'
import {
  applyChange,
  isStillPossible,
  limitLine,
  planChange,
  stateAfter,
} from '#features/orders/order-changes/order-change.rules.ts'
import { ORDER_STATES } from '#features/orders/orders/public.ts'

const line = (position: number, quantity: number, shipped = 0) => ({ position, quantity, shipped })

describe('what can be asked for', () => {
  test.each([
    ['Received', 0, { least: 1, most: 999_999, mayCancel: true }],
    ['Confirmed', 0, { least: 1, most: 999_999, mayCancel: true }],
    ['In production', 0, { least: 1, most: 5, mayCancel: true }],
    ['Part shipped', 2, { least: 2, most: 5, mayCancel: true }],
    ['Part shipped', 5, { least: 5, most: 5, mayCancel: false }],
    ['Shipped', 0, { least: 5, most: 5, mayCancel: false }],
    ['Delivered', 0, { least: 5, most: 5, mayCancel: false }],
    ['Invoiced', 0, { least: 5, most: 5, mayCancel: false }],
    ['Cancelled', 0, { least: 5, most: 5, mayCancel: false }],
  ] as const)('of a line of an order that is %s, with %i of 5 sent', (state, shipped, expected) => {
    expect(limitLine(state, line(1, 5, shipped))).toEqual(expected)
  })

  test('is decided for every state', () => {
    for (const state of ORDER_STATES) expect(limitLine(state, line(1, 5))).toBeDefined()
  })
})

const order = { state: 'Received' as const, lines: [line(1, 5), line(2, 3)] }

test.each([
  ['a new quantity', [{ position: 1, quantity: 2 }], { lines: [{ position: 1, before: 5, quantity: 2, isCancelled: false }] }],
  ['a cancellation', [{ position: 2, cancel: true }], { lines: [{ position: 2, before: 3, quantity: 0, isCancelled: true }] }],
  ['nothing of an unknown line', [{ position: 9, quantity: 1 }], { fault: 'not_changeable', position: 9 }],
  ['nothing that is so already', [{ position: 1, quantity: 5 }], { fault: 'not_changeable', position: 1 }],
  [
    'no line twice',
    [
      { position: 1, quantity: 2 },
      { position: 1, cancel: true },
    ],
    { fault: 'not_changeable', position: 1 },
  ],
] as const)('%s is planned', (_, requested, expected) => {
  expect(planChange(order, requested, new Set())).toEqual(expected)
})

test('a line that waits for an answer cannot be asked about again', () => {
  expect(planChange(order, [{ position: 1, quantity: 2 }], new Set([1]))).toEqual({ fault: 'change_open', position: 1 })
})

test('an order that has left cannot be changed', () => {
  expect(planChange({ ...order, state: 'Shipped' }, [{ position: 1, quantity: 2 }], new Set())).toEqual({ fault: 'too_late' })
})

const priced = (position: number, quantity: number, unit: bigint, total = unit * BigInt(quantity), backordered = 0) => ({
  ...{ position, quantity, shipped: 0, backordered, unitMinor: unit, totalMinor: total },
})

test('a change keeps unit prices and freight, and taxes follow', () => {
  const before = {
    lines: [priced(1, 5, 1000n, 5000n, 4), priced(2, 3, 1000n)],
    freightMinor: 2000n,
    taxes: [{ name: 'VAT', percent: '19', minor: '1900' }],
  }
  const { lines, taxes, isEmpty } = applyChange(before, [{ position: 1, before: 5, quantity: 2, isCancelled: false }])
  expect(lines.map(({ quantity, totalMinor, backordered }) => [quantity, totalMinor, backordered])).toEqual([
    [2, 2000n, 2],
    [3, 3000n, 0],
  ])
  expect([taxes, isEmpty]).toEqual([[{ name: 'VAT', percent: '19', minor: '1330' }], false])
})

test('a price for a hundred is scaled, half up', () => {
  const one = { lines: [priced(1, 3, 0n, 100n)], freightMinor: 0n, taxes: [] }
  expect(applyChange(one, [{ position: 1, before: 3, quantity: 2, isCancelled: false }]).lines[0]?.totalMinor).toBe(67n)
})

test('an order of which nothing is left is empty', () => {
  const one = { lines: [priced(1, 3, 10n)], freightMinor: 5n, taxes: [] }
  expect(applyChange(one, [{ position: 1, before: 3, quantity: 0, isCancelled: true }]).isEmpty).toBe(true)
})

test.each([
  ['while nothing happened', order, true],
  ['not once more was sent than would stay', { state: 'Part shipped' as const, lines: [line(1, 5, 3)] }, false],
  ['not after the ERP changed the line', { state: 'Received' as const, lines: [line(1, 4)] }, false],
  ['not once it has left', { state: 'Shipped' as const, lines: [line(1, 5, 5)] }, false],
])('a change is possible %s', (_, now, expected) => {
  expect(isStillPossible(now, [{ position: 1, before: 5, quantity: 2, isCancelled: false }])).toBe(expected)
})

test.each([
  ['approve', 'Approved'],
  ['accept', 'Approved'],
  ['deny', 'Refused'],
  ['reject', 'Refused'],
  ['decline', 'Refused'],
] as const)('%s makes it %s', (decision, expected) => {
  expect(stateAfter(decision)).toBe(expected)
})
