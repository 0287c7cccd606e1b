import { expect, test } from 'vitest'
import { choosePeriod, listPoints } from '#features/administration/insights/insight-period.rules.ts'

const NOW = new Date('2026-11-16T09:30:00Z')

test.each([
  ['7-days', '2026-11-02', '2026-11-09', 7, '2026-11-15'],
  ['4-weeks', '2026-09-21', '2026-10-19', 28, '2026-11-15'],
  ['year', '2024-11-18', '2025-11-17', 52, '2026-11-09'],
] as const)('%s end yesterday, and what was before is as long', (name, beforeFrom, from, points, last) => {
  const period = choosePeriod(NOW, name)
  expect(period).toMatchObject({ beforeFrom, from, to: '2026-11-16' })
  const listed = listPoints(period)
  expect([listed[0], listed.length, listed.at(-1)]).toEqual([from, points, last])
})
