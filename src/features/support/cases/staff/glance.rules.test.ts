import { expect, test } from 'vitest'
import { chooseActivity, toolStatusKey, type Activity } from '#features/support/cases/staff/glance.rules.ts'

const on = (day: number, kind: Activity['kind'] = 'order'): Activity => ({ kind, label: `${day}`, at: new Date(2026, 10, day) })

test('what a customer did lately stands in one row, the latest first, six at most', () => {
  const chosen = chooseActivity(
    [on(3), on(1)],
    [on(9, 'visit')],
    [on(5, 'case'), on(4, 'case')],
    [on(7, 'request'), on(2), on(6)],
  )
  expect(chosen.map(({ label }) => label)).toEqual(['9', '7', '6', '5', '4', '3'])
  expect(chooseActivity([], [])).toEqual([])
})

test.each([
  ['Approved', 'status.approved'],
  ['Not Permitted', 'status.not-permitted'],
])('the access %s has a word', (status, key) => {
  expect(toolStatusKey(status)).toBe(key)
})
