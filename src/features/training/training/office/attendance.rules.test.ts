import { expect, test } from 'vitest'
import { findAttendanceFault, isPlausibleDuration, isTimeZone } from '#features/training/training/office/attendance.rules.ts'

const now = new Date('2026-11-16T10:00:00Z')

test.each([
  ['Enrolled', '2026-11-16T09:00:00Z', undefined],
  ['Enrolled', '2026-11-16T10:00:00Z', undefined],
  ['Enrolled', '2026-11-16T10:00:01Z', 'not_begun'],
  ['Waiting', '2026-11-16T09:00:00Z', 'no_seat'],
] as const)('attendance of somebody who is %s, of a date at %s: %s', (status, startsAt, fault) => {
  expect(findAttendanceFault({ status, startsAt: new Date(startsAt) }, now)).toBe(fault)
})

test('times and zones', () => {
  expect(isPlausibleDuration(now, new Date('2026-11-17T10:00:00Z'))).toBe(true)
  expect(isPlausibleDuration(now, now)).toBe(false)
  expect(isPlausibleDuration(now, new Date('2027-11-17T10:00:00Z'))).toBe(false)
  expect([isTimeZone('Europe/Warsaw'), isTimeZone('Mars/Olympus')]).toEqual([true, false])
})
