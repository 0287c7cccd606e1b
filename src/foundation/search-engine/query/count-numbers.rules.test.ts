import { expect, test } from 'vitest'
import { listCounts, tallyNumbers } from '#foundation/search-engine/query/count-numbers.rules.ts'

const figures = [3, 1, 2, 3, 1, 3, -5]

test.each([
  ['the most frequent first', { by: 'count', direction: 'desc' }, 10, [3, 1, -5, 2]],
  ['the rarest first', { by: 'count', direction: 'asc' }, 10, [-5, 2, 1, 3]],
  ['the smallest first', { by: 'value', direction: 'asc' }, 10, [-5, 1, 2, 3]],
  ['the largest first', { by: 'value', direction: 'desc' }, 2, [3, 2]],
  ['only so many', { by: 'count', direction: 'desc' }, 3, [3, 1, -5]],
] as const)('figures are counted, %s', (_, sort, size, expected) =>
  expect(listCounts(tallyNumbers(Float64Array.from(figures)), sort, size).map(({ value }) => value)).toEqual(expected),
)

test('each with how often it is there', () =>
  expect(listCounts(tallyNumbers(Float64Array.of(2, 2, 7)), { by: 'count', direction: 'desc' }, 5)).toEqual([
    { value: 2, count: 2 },
    { value: 7, count: 1 },
  ]))

test('nothing is nothing', () =>
  expect(listCounts(tallyNumbers(new Float64Array()), { by: 'count', direction: 'desc' }, 5)).toEqual([]))
