import { expect, test } from 'vitest'
import { listOrderWords, readSearch } from '#features/orders/orders/order-words.rules.ts'
import {
  isConfirmedBy,
  isLate,
  isOrderNumber,
  mayCancel,
  mayChangeOrders,
  mayMoveTo,
  ORDER_STATES,
  stateOfShipping,
  type OrderState,
} from '#features/orders/orders/order.rules.ts'

test.each<[string, OrderState, string | null, boolean]>([
  ['open and promised for yesterday', 'In production', '2026-11-15', true],
  ['promised for today', 'In production', '2026-11-16', false],
  ['never promised', 'Received', null, false],
  ['shipped, though after the day', 'Shipped', '2026-11-01', false],
  ['cancelled', 'Cancelled', '2026-11-01', false],
])('late: %s', (_, state, promisedOn, expected) => {
  expect(isLate({ state, promisedOn }, '2026-11-16')).toBe(expected)
})

test('whoever only looks on changes nothing; everybody else does, in a company or not', () => {
  const roles = ['company-admin', 'approver', 'buyer', 'requester', 'viewer', undefined] as const
  expect(roles.filter((role) => !mayChangeOrders(role))).toEqual(['viewer'])
})

test('an order can be cancelled until something is made for it', () => {
  expect(ORDER_STATES.filter(mayCancel)).toEqual(['Received', 'Confirmed'])
})

test.each<[OrderState, OrderState, boolean]>([
  ['Received', 'Confirmed', true],
  ['Received', 'Shipped', true],
  ['Shipped', 'Confirmed', false],
  ['Shipped', 'Shipped', false],
  ['Part shipped', 'Cancelled', true],
  ['Shipped', 'Cancelled', false],
  ['Cancelled', 'Confirmed', false],
])('an order goes forward only: from %s to %s %s', (from, to, expected) => {
  expect(mayMoveTo(from, to)).toBe(expected)
})

test.each<[OrderState, OrderState, boolean]>([
  ['Received', 'Confirmed', true],
  ['Received', 'In production', true],
  ['Received', 'Shipped', true],
  ['Received', 'Cancelled', false],
  ['Received', 'Received', false],
  ['Confirmed', 'In production', false],
])('from %s to %s an order is confirmed: %s', (from, to, expected) => {
  expect(isConfirmedBy(from, to)).toBe(expected)
})

test.each([
  ['nothing', [[2, 0]], undefined],
  [
    'a part',
    [
      [2, 1],
      [1, 0],
    ],
    'Part shipped',
  ],
  [
    'one line',
    [
      [2, 2],
      [1, 0],
    ],
    'Part shipped',
  ],
  [
    'everything',
    [
      [2, 2],
      [1, 1],
    ],
    'Shipped',
  ],
] as [string, [number, number][], string | undefined][])('what was sent says the state: %s', (_, lines, expected) => {
  expect(stateOfShipping(lines.map(([quantity, shipped]) => ({ quantity, shipped })))).toBe(expected)
})

test.each([
  ['40091147', true],
  ['ERP-7-2026', true],
  ['', false],
  ['-1', false],
  ['1/2', false],
  ['1%2F2', false],
  ["1'--", false],
  ['1'.repeat(31), false],
])('%j is an order number: %s', (text, expected) => {
  expect(isOrderNumber(text)).toBe(expected)
})

const order = {
  number: '40091147',
  poNumber: 'PO-5507/B',
  site: 'Plant 2, gate C',
  city: 'Gdańsk',
  lines: [{ sku: 'HP-2210-050', name: 'Globe control valve' }],
}

test.each(['40091147', 'PO-5507', '5507', 'hp2210050', 'HP-2210-050', 'HP-221O-O5O', 'GL0BE', 'valve', 'gdańsk', 'Plant'])(
  'an order is found by %s',
  (text) => {
    const words = listOrderWords(order)
    expect(readSearch(text).every((prefix) => words.some((word) => word.startsWith(prefix)))).toBe(true)
  },
)

test('what is no word looks for nothing', () => {
  expect(readSearch(" % ' _ -- ")).toEqual([])
})
