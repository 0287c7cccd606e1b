import { expect, test } from 'vitest'
import { addDays, countDays, assessService, assessWarranty, listFitting } from '#features/support/equipment/equipment.rules.ts'

const TODAY = '2026-11-18'

test.each([
  ['none without a day', null, 'none'],
  ['overdue the day after', '2026-11-17', 'overdue'],
  ['due on the day itself', '2026-11-18', 'due'],
  ['due for the last of thirty days', '2026-12-18', 'due'],
  ['planned after that', '2026-12-19', 'planned'],
] as const)('a service is %s', (_, day, expected) => {
  expect(assessService(day, TODAY)).toBe(expected)
})

test.each([
  ['unknown without a day', null, 'unknown'],
  ['valid on its last day', '2026-11-18', 'valid'],
  ['ended after it', '2026-11-17', 'ended'],
] as const)('a warranty is %s', (_, until, expected) => {
  expect(assessWarranty(until, TODAY)).toBe(expected)
})

test.each([
  ['2026-11-18', '2026-12-04', 16],
  ['2026-11-18', '2026-11-02', -16],
  ['2026-03-28', '2026-03-30', 2],
])('from %s to %s are %i days', (from, to, days) => {
  expect(countDays(from, to)).toBe(days)
  expect(addDays(from, days)).toBe(to)
})

const part = (sku: string, lifecycle: 'active' | 'obsolete' | 'replaced' = 'active') => ({ sku, lifecycle })

test('parts that fit are named once, without the unit itself and without what cannot be bought', () => {
  const accessories = [part('K-1'), part('K-2', 'obsolete'), part('U-1'), part('K-1')]
  const fitting = listFitting('U-1', accessories, [part('U-2', 'replaced'), part('U-3'), part('K-1')])
  expect(fitting.map(({ part: { sku }, relation }) => `${sku} ${relation}`)).toEqual(['K-1 accessory', 'U-3 replacement'])
})
