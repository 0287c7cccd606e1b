import { expect, test } from 'vitest'
import { planNextRun, type SchedulePace } from '#features/orders/exports/schedule/schedule.rules.ts'

test.each<[SchedulePace, string, string]>([
  ['day', '2026-11-16T03:00:00Z', '2026-11-16T04:00:00.000Z'],
  ['day', '2026-11-16T04:00:00Z', '2026-11-17T04:00:00.000Z'],
  ['day', '2026-12-31T23:00:00Z', '2027-01-01T04:00:00.000Z'],
  ['week', '2026-11-16T05:00:00Z', '2026-11-23T04:00:00.000Z'],
  ['week', '2026-11-16T03:59:00Z', '2026-11-16T04:00:00.000Z'],
  ['week', '2026-11-18T12:00:00Z', '2026-11-23T04:00:00.000Z'],
  ['month', '2026-11-16T05:00:00Z', '2026-12-01T04:00:00.000Z'],
  ['month', '2026-12-01T04:00:00Z', '2027-01-01T04:00:00.000Z'],
  ['month', '2027-01-31T10:00:00Z', '2027-02-01T04:00:00.000Z'],
])('every %s: after %s comes %s', (every, now, next) => {
  expect(planNextRun(every, new Date(now)).toISOString()).toBe(next)
})
