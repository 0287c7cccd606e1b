import { expect, test } from 'vitest'
import { atLeast, atMost, drawTable, median } from './report.ts'

test.each([
  [[3], 3],
  [[1, 100, 2], 2],
  [[4, 1, 2, 3], 2.5],
])('the median of %j is %d', (values, expected) => expect(median(values)).toBe(expected))

test('a goal is met at its limit', () => {
  expect([atLeast('fast', 0.5, 0.5).isMet, atLeast('fast', 0.49, 0.5).isMet]).toEqual([true, false])
  expect([atMost('small', 10, 10).isMet, atMost('small', 10.1, 10).isMet]).toEqual([true, false])
})

test('a table aligns numbers to the right and shows missing cells as nothing', () => {
  const table = drawTable({ title: 'Pages', rows: [{ name: 'floor', rate: 12_000 }, { name: 'ours' }] })
  expect(table.split('\n')).toEqual(['Pages', '  name     rate', '  floor  12,000', '  ours'])
})
