import { expect, test } from 'vitest'
import type { ApprovalRule } from './approval-rule.rules.ts'
import { findSplitOrders, type Buyer, type CountedOrder } from './split-orders.rules.ts'

const usd = (minor: number) => ({ minor: BigInt(minor), currency: 'USD' })
const ann: Buyer = { id: 'ann', role: 'buyer' }
const large: ApprovalRule = {
  ...{ name: 'Large', isActive: true, when: { amountOver: usd(1000) }, escalateAfterHours: null },
  tiers: [{ need: 'any', approvers: ['bob'] }],
}
const order = (id: string, day: number, minor: number, about: Partial<CountedOrder> = {}): CountedOrder => ({
  ...{ id, isWaiting: false, personId: 'ann', accountKey: 'A', costCentre: 'CC-1', shipTo: 'Mill Lane', categories: [] },
  ...{ at: new Date(Date.UTC(2026, 10, day, 9)), net: usd(minor) },
  ...about,
})
type Found = readonly (readonly [string, ...string[]])[]

test.each<readonly [string, readonly CountedOrder[], Found]>([
  ['none for one order under the limit', [order('1', 2, 900)], []],
  ['none for orders that are together just at the limit', [order('1', 2, 500), order('2', 3, 500)], []],
  ['two that are together over it', [order('1', 2, 600), order('2', 3, 401)], [['Large', '1', '2']]],
  ['on the last moment of three days', [order('1', 2, 600), order('2', 5, 600)], [['Large', '1', '2']]],
  ['none where more than three days lie between them', [order('1', 2, 600), order('2', 6, 600)], []],
  ['none with one that was over the limit itself', [order('1', 2, 600), order('2', 3, 1001)], []],
  ['none of different people', [order('1', 2, 600), order('2', 3, 600, { personId: 'cleo' })], []],
  ['none of different accounts', [order('1', 2, 600), order('2', 3, 600, { accountKey: 'B' })], []],
  [
    'for different cost centres to one address',
    [order('1', 2, 600), order('2', 3, 600, { costCentre: 'CC-2' })],
    [['Large', '1', '2']],
  ],
  [
    'none for different cost centres to different addresses',
    [order('1', 2, 600), order('2', 3, 600, { costCentre: 'CC-2', shipTo: 'Quay 4' })],
    [],
  ],
  [
    'with one that waits for approval',
    [order('1', 2, 600), order('w', 3, 600, { isWaiting: true, shipTo: undefined })],
    [['Large', '1', 'w']],
  ],
  [
    'twice where it happened twice',
    [order('1', 2, 600), order('2', 3, 600), order('3', 12, 600), order('4', 12, 700)],
    [
      ['Large', '1', '2'],
      ['Large', '3', '4'],
    ],
  ],
  ['none in different currencies', [order('1', 2, 600), order('2', 3, 600, { net: { minor: 600n, currency: 'EUR' } })], []],
])('orders split under a limit: %s', (_, orders, expected) => {
  const found = findSplitOrders([ann], orders, { rules: [large], rates: [] })
  expect(found.map(({ rule, orders: together }) => [rule, ...together.map(({ id }) => id)])).toEqual(expected)
})

test('a person’s own limit counts as a rule does, and the sum is exact', () => {
  const found = findSplitOrders([{ ...ann, orderLimit: usd(500) }], [order('1', 2, 300), order('2', 2, 201)], {
    rules: [],
    rates: [],
  })
  expect(found).toMatchObject([{ personId: 'ann', rule: '', limit: usd(500), sum: usd(501) }])
})

test('rules that are off, without an amount or for other cost centres leave no hint', () => {
  const orders = [order('1', 2, 600), order('2', 3, 600)]
  const rules: ApprovalRule[] = [
    { ...large, isActive: false },
    { ...large, when: {} },
    { ...large, when: { amountOver: usd(1000), costCentres: ['CC-9'] } },
  ]
  expect(findSplitOrders([ann], orders, { rules, rates: [] })).toEqual([])
})
