import { expect, test } from 'vitest'
import { checkQueue, minutesSince } from '#platform/doctor/work.rules.ts'

const now = new Date('2026-11-18T12:00:00Z')
test.each([
  [null, false],
  ['2026-11-18T11:30:00Z', false],
  ['2026-11-18T11:29:00Z', true],
])('the oldest entry of %s has waited too long: %s', (since, expected) => {
  expect(checkQueue(since === null ? null : new Date(since), now, 30)).toBe(expected)
})
test('minutes are whole ones', () => expect(minutesSince(new Date('2026-11-18T11:58:01Z'), now)).toBe(1))
