import { expect, test } from 'vitest'
import { rollUpRows, planDays } from '#features/administration/insights/roll-up.rules.ts'

const NOW = new Date('2026-11-16T09:30:00Z')

test.each([
  ['the same day is counted again', '2026-11-16', ['2026-11-16']],
  ['the day before is counted to its end', '2026-11-15', ['2026-11-15', '2026-11-16']],
  ['a clock that went back counts nothing', '2026-11-18', []],
])('%s', (_, last, expected) => expect(planDays(last, NOW)).toEqual(expected))

test('what was not counted for long is caught up month by month', () => {
  const days = planDays(undefined, NOW)
  expect([days[0], days.length, days.at(-1)]).toEqual(['2026-08-18', 31, '2026-09-17'])
})

test('rare keys stand together, long ones are cut, and a figure of another source is refused', () => {
  const rows = Array.from({ length: 70 }, (_, at) => ({ figure: 'a.b', key: `k${at}`, count: 100 - at, total: 1 }))
  const remaining = rollUpRows('a', [...rows, { figure: 'a.c', key: 'x'.repeat(300), count: 1 }])
  expect(remaining.filter(({ figure }) => figure === 'a.b')).toHaveLength(61)
  expect(remaining.find(({ figure, key }) => figure === 'a.b' && key === '')).toMatchObject({ count: 355, total: 10 })
  expect(remaining.at(-1)).toEqual({ figure: 'a.c', key: 'x'.repeat(120), count: 1, total: 0 })
  expect(() => rollUpRows('a', [{ figure: 'b.c', count: 1 }])).toThrow('none of a')
})
