import { expect, test } from 'vitest'
import { selectTopK, compareBySortKeys, quickselect } from '#foundation/search-engine/query/top-k.rules.ts'

test.each([
  [[3, 1, 2], 0, 1],
  [[3, 1, 2], 2, 3],
  [[5, 5, 5, 5], 2, 5],
  [[1, Infinity, -Infinity, Infinity], 2, Infinity],
  [[7], 0, 7],
])('of %j the figure in place %i is %d', (figures, nth, expected) =>
  expect(quickselect(Float64Array.from(figures), nth)).toBe(expected),
)

test('the first of many are the same as if all were sorted, whatever repeats', () => {
  const size = 2000
  const [few, many] = [(docId: number) => (docId * 7919) % 5, (docId: number) => (docId * 104_729) % 1999]
  const docIds = Array.from({ length: size }, (_, docId) => docId)
  for (const reads of [[few], [few, many], [many, few], [() => Infinity], []])
    for (const count of [0, 1, 10, 399, 400, 401, size, size + 5]) {
      const compare = compareBySortKeys(reads)
      expect(selectTopK(docIds, reads, count).toSorted(compare)).toEqual(docIds.toSorted(compare).slice(0, count))
    }
})
