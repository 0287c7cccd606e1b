import { expect, test } from 'vitest'
import { findParts, listMonths, sortParts, startOfMonths } from '#features/buying/purchases/purchase.rules.ts'

test.each([
  ['2026-11-16T09:00:00Z', 1, '2026-11-01'],
  ['2026-11-16T09:00:00Z', 12, '2025-12-01'],
  ['2026-01-31T23:00:00Z', 2, '2025-12-01'],
])('%s, %i months begin on %s', (now, months, expected) => {
  expect(startOfMonths(new Date(now), months).toISOString().slice(0, 10)).toBe(expected)
})

test('every month has a place, also one without orders', () => {
  expect(listMonths(new Date('2025-11-01T00:00:00Z'), new Date('2026-02-10T00:00:00Z'))).toEqual([
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
  ])
})

const part = (sku: string, times: number, day: string) => ({
  sku,
  name: `Valve ${sku}`,
  times,
  pieces: times * 2,
  lastAt: new Date(day),
})
const parts = [part('HP-2', 3, '2026-01-02'), part('HP-1', 3, '2026-01-03'), part('HP-3', 1, '2026-01-01')]
const skus = (found: readonly { sku: string }[]) => found.map(({ sku }) => sku)

test('parts are sorted by any column, and alike ones by their number', () => {
  expect(skus(sortParts(parts, { column: 'last', direction: 'descending' }))).toEqual(['HP-1', 'HP-2', 'HP-3'])
  expect(skus(sortParts(parts, { column: 'times', direction: 'ascending' }))).toEqual(['HP-3', 'HP-1', 'HP-2'])
})

test.each([
  ['hp2', ['HP-2']],
  ['HP-I', ['HP-1']],
  ['valve 3', ['HP-3']],
  ['', ['HP-2', 'HP-1', 'HP-3']],
  ['pump', []],
])('%j finds %j', (search, expected) => {
  expect(skus(findParts(parts, search))).toEqual(expected)
})
