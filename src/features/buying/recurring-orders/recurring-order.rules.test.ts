import { expect, test } from 'vitest'
import {
  agreeLines,
  findDifferences,
  mayTakeStep,
  mergeLines,
  reasonOfRefusal,
  STEPS,
} from '#features/buying/recurring-orders/recurring-order.rules.ts'

const line = { sku: 'A', quantity: 5, minor: '1000', isShort: false }
const part = { minor: 1000n, currency: 'USD', stock: 9 }

test.each([
  ['nothing', line, part, undefined],
  ['a higher price', line, { ...part, minor: 1001n }, 'price'],
  ['a lower price', line, { ...part, minor: 999n }, 'price'],
  ['too few in stock', line, { ...part, stock: 4 }, 'stock'],
  ['just enough in stock', line, { ...part, stock: 5 }, undefined],
  ['what was short already', { ...line, isShort: true }, { ...part, stock: 0 }, undefined],
  ['no price', line, { ...part, minor: undefined }, 'unavailable'],
  ['another currency', line, { ...part, currency: 'EUR' }, 'unavailable'],
  ['no part', line, undefined, 'unavailable'],
])('%s differs', (_, agreed, now, expected) => {
  const current = new Map(now === undefined ? [] : [['A', now]])
  expect(findDifferences([agreed], 'USD', current).map(({ reason }) => reason)).toEqual(expected === undefined ? [] : [expected])
})

test.each([
  ['Active', null, ['pause', 'end', 'order']],
  ['Paused', null, ['resume', 'end', 'order']],
  ['Ended', null, []],
  ['Active', '2026-12-31', ['end', 'call']],
  ['Ended', '2026-12-31', []],
] as const)('%s, on call until %s, allows %j', (state, callUntil, expected) => {
  expect(STEPS.filter((step) => mayTakeStep({ state, callUntil }, step))).toEqual(expected)
})

test.each([
  ['price_changed', 'price'],
  ['stock_changed', 'stock'],
  ['not_sold', 'unavailable'],
  ['may_not_buy', 'account'],
  ['constructor', 'refused'],
])('a refusal as %s pauses it for %s', (code, expected) => {
  expect(reasonOfRefusal(code)).toBe(expected)
})

test('a part that is named twice comes as often as both together', () => {
  expect(mergeLines([line, { sku: 'A', quantity: 2 }])).toEqual([{ sku: 'A', quantity: 7 }])
})

test('what is agreed is the price and stock of now, and what has no price cannot be', () => {
  const current = new Map([
    ['A', { ...part, stock: 4 }],
    ['B', { ...part, minor: undefined }],
  ])
  const lines = ['A', 'B', 'C'].map((sku) => ({ sku, quantity: 5 }))
  expect(agreeLines(lines, current)).toEqual({ agreed: [{ ...line, isShort: true }], failed: ['B', 'C'] })
})
