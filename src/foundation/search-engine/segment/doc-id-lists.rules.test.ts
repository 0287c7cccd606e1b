import { expect, test } from 'vitest'
import { addDocIds, countUnion, retainCommon } from '#foundation/search-engine/segment/doc-id-lists.rules.ts'
import { listDocIds, NO_DOCUMENTS, SEGMENT_SIZE } from '#foundation/search-engine/segment/document-set.rules.ts'

const every = (step: number): number[] => Array.from({ length: Math.ceil(SEGMENT_SIZE / step) }, (_, index) => index * step)

test('lists are joined and counted at once', () => {
  const { docs, count } = countUnion([Uint16Array.of(1, 5, 65_535), Uint16Array.of(), Uint16Array.of(0, 5)])
  expect([listDocIds(docs, 9), count]).toEqual([[0, 1, 5, 65_535], 4])
  expect(addDocIds(docs, Uint16Array.of(5, 6, 65_535))).toBe(1)
  expect(countUnion([])).toEqual({ docs: NO_DOCUMENTS, count: 0 })
})

test.each([
  [[], [1, 2]],
  [[1, 2], []],
  [
    [1, 5, 9, 4000],
    [0, 1, 2, 5, 8, 10, 4000],
  ],
  [every(3), every(7)],
  [[65_535], every(5)],
  [every(1000), every(1)],
])('what two lists have in common is kept, case %#', (list, other) => {
  // Among others, as lists stand in the index.
  const room = Uint16Array.from([...other.slice(0, 2), ...other, ...other.slice(-2)])
  const remaining = Uint16Array.from(list)
  const count = retainCommon(
    remaining,
    remaining.length,
    room,
    Math.min(2, other.length),
    Math.min(2, other.length) + other.length,
  )
  const present = new Set(other)
  expect([...remaining.subarray(0, count)]).toEqual(list.filter((docId) => present.has(docId)))
})
