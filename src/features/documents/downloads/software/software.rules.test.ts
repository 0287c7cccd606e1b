import { expect, test } from 'vitest'
import {
  compareVersions,
  findSuccessor,
  isEntitled,
  sortReleases,
} from '#features/documents/downloads/software/software.rules.ts'

test.each([
  ['2.10', '2.9', 1],
  ['2.9', '2.10', -1],
  ['8.2.1', '8.2', 1],
  ['2.0', '2.0-rc1', 1],
  ['Rev C', 'Rev B', 1],
  ['2026.2', '2026.2', 0],
])('version %s against %s', (one, other, way) => {
  expect(Math.sign(compareVersions(one, other))).toBe(way)
})

const release = (version: string, day: string) => ({ version, releasedAt: new Date(day) })

test('the newest release comes first, on one day by its number', () => {
  const sorted = sortReleases([release('1.9', '2026-01-01'), release('1.10', '2026-01-01'), release('1.8', '2026-02-01')])
  expect(sorted.map(({ version }) => version)).toEqual(['1.8', '1.10', '1.9'])
})

const product = (key: string, replacedBy: string | null = null) => ({ key, replacedBy })
const PRODUCTS = new Map([product('a', 'b'), product('b', 'c'), product('c'), product('x', 'y'), product('y', 'x'), product('z', 'gone')].map((one) => [one.key, one])) // prettier-ignore

test.each([
  ['a', 'c'],
  ['b', 'c'],
  ['c', undefined],
  ['x', 'y'],
  ['z', undefined],
])('what replaced %s in the end: %s', (key, successor) => {
  expect(findSuccessor(PRODUCTS.get(key) ?? product(key), PRODUCTS)?.key).toBe(successor)
})

test.each([
  [null, true],
  ['approved', true],
  ['denied', false],
])('a product that needs the tool %s: %s', (toolId, expected) => {
  expect(isEntitled(toolId, new Set(['approved']))).toBe(expected)
})
