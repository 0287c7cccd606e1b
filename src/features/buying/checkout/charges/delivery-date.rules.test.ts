import { expect, test } from 'vitest'
import { addWorkingDays, arrivesOn, leavesOn } from '#features/buying/checkout/charges/delivery-date.rules.ts'

// A Monday.
const TODAY = '2026-11-16'

test.each([
  [TODAY, 3, '2026-11-19'],
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-12-31', 1, '2027-01-01'],
  [TODAY, 0, TODAY],
])('%s and %s working days is %s', (day, days, expected) => expect(addWorkingDays(day, days)).toBe(expected))

test.each([
  ['what is there leaves today', { quantity: 5, stock: { quantity: 5 } }, TODAY],
  [
    'the rest leaves with the next delivery',
    { quantity: 9, stock: { quantity: 5, next: { on: '2026-11-24', quantity: 4 } } },
    '2026-11-24',
  ],
  [
    'a delivery that is too small does not count',
    { quantity: 9, leadDays: 5, stock: { quantity: 5, next: { on: '2026-11-24', quantity: 3 } } },
    '2026-11-23',
  ],
  ['without either it takes four weeks', { quantity: 1, stock: { quantity: 0 } }, '2026-12-14'],
])('%s', (_, line, expected) => expect(leavesOn(line, TODAY)).toBe(expected))

test('an order arrives with its last line', () => {
  const here = { quantity: 1, stock: { quantity: 5 } }
  const late = { quantity: 6, stock: { quantity: 5, next: { on: '2026-11-24', quantity: 4 } } }
  expect(arrivesOn([here], 'express', TODAY)).toBe('2026-11-17')
  expect(arrivesOn([here, late], 'standard', TODAY)).toBe('2026-11-27')
})
