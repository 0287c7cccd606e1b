import { expect, test } from 'vitest'
import { planDeliveryDays } from '#features/buying/quick-order/delivery-days.rules.ts'

const line = (sku: string, quantity: number, requestedOn?: string) => ({ sku, quantity, ...(requestedOn && { requestedOn }) })

test.each([
  ['no day', [line('A', 1)], []],
  ['one day', [line('A', 1, '2026-12-04')], [['A', '2026-12-04', '']]],
  ['the same day twice', [line('A', 1, '2026-12-04'), line('A', 2, '2026-12-04')], [['A', '2026-12-04', '']]],
  [
    'two days: the earlier one, both in the note',
    [line('A', 5, '2026-12-18'), line('A', 2, '2026-12-04')],
    [['A', '2026-12-04', '2026-12-04: 2, 2026-12-18: 5']],
  ],
  ['a day that is over', [line('A', 1, '2026-11-16')], []],
  ['today', [line('A', 1, '2026-11-17')], [['A', '2026-11-17', '']]],
])('days for the cart: %s', (_, lines, expected) =>
  expect(planDeliveryDays(lines, '2026-11-17').map(({ sku, requestedOn, note }) => [sku, requestedOn, note])).toEqual(expected),
)
