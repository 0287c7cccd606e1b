import { expect, test } from 'vitest'
import { features } from '#app/features.ts'
import { listCounts } from '#demo/insights/list-counts.ts'

const NOW = new Date('2026-11-16T10:00:00Z')

test('the demo counts the same ninety days each time, of figures that features bring', () => {
  const rows = [...listCounts('sps', NOW)]
  expect(rows).toEqual([...listCounts('sps', NOW)])
  const days = [...new Set(rows.map(({ day }) => day))]
  expect([days.length, days[0], days.at(-1)]).toEqual([90, '2026-08-18', '2026-11-15'])
  const sources = features.flatMap(({ insights }) => insights?.sources ?? []).map(({ name }) => name)
  for (const { figure } of rows) expect(sources).toContain(figure.split('.')[0])
  const keys = rows.map(({ figure, day, key }) => `${figure} ${day} ${key}`)
  expect(new Set(keys).size).toBe(keys.length)
})
