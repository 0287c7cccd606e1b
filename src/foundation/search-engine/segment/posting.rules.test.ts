import { expect, test } from 'vitest'
import {
  allDocuments,
  countIntersection,
  countDocuments,
  isDense,
  unionInto,
  listDocIds,
  intersectInto,
  noDocuments,
  NO_DOCUMENTS,
  SEGMENT_SIZE,
  subtractFrom,
} from '#foundation/search-engine/segment/document-set.rules.ts'
import { intersectTerms, encodePostingList, decodePostingList } from '#foundation/search-engine/segment/posting.rules.ts'
import { countMemberships } from '#foundation/search-engine/segment/count-memberships.rules.ts'

const every = (step: number): number[] => Array.from({ length: Math.ceil(SEGMENT_SIZE / step) }, (_, index) => index * step)
const setOf = (docs: readonly number[]) => unionInto(noDocuments(), decodePostingList(encodePostingList(docs)))

test.each([
  ['none', [], false],
  ['one', [65_535], false],
  ['as many as fit', every(16).slice(0, 4095), false],
  ['many', every(3), true],
])('%s are stored and read again', (_, docs, expected) => {
  const posting = decodePostingList(encodePostingList(docs))
  expect(isDense(posting)).toBe(expected)
  expect(countDocuments(setOf(docs))).toBe(docs.length)
  expect(listDocIds(setOf(docs), SEGMENT_SIZE)).toEqual(docs)
})

test('what was read from the middle of a larger buffer is its own', () => {
  const stored = Buffer.concat([Buffer.from([1]), encodePostingList([3, 700]), Buffer.from([9, 9])])
  expect([...decodePostingList(stored.subarray(1, 5))]).toEqual([3, 700])
})

test.each([
  [0, []],
  [1, [0]],
  [33, Array.from({ length: 33 }, (_, index) => index)],
])('a segment of %i has these places', (size, expected) => expect(listDocIds(allDocuments(size), 100)).toEqual(expected))

test('a full segment has all places', () => expect(countDocuments(allDocuments(SEGMENT_SIZE))).toBe(SEGMENT_SIZE))

test('sets join, meet and part', () => {
  const [twos, threes] = [setOf(every(2)), setOf(every(3))]
  expect(countDocuments(intersectInto(twos.slice(), threes))).toBe(every(6).length)
  expect(countDocuments(unionInto(twos.slice(), threes))).toBe(every(2).length + every(3).length - every(6).length)
  expect(countDocuments(subtractFrom(twos.slice(), threes))).toBe(every(2).length - every(6).length)
})

test.each([
  ['few', [5, 6, 9]],
  ['many', every(5)],
])('common places are counted with %s', (_, docs) => {
  const evens = setOf(every(2))
  expect(countIntersection(evens, decodePostingList(encodePostingList(docs)))).toBe(
    docs.filter((docId) => docId % 2 === 0).length,
  )
})

test('some are passed over', () => expect(listDocIds(setOf([1, 5, 40, 90]), 2, 1)).toEqual([5, 40]))

test('places are counted by how many sets have them', () => {
  const sets = [2, 3, 4, 5, 6, 7, 8, 9].map((step) => setOf(every(step)))
  const withAtLeast = countMemberships(sets)
  const countAt = (docId: number): number => [2, 3, 4, 5, 6, 7, 8, 9].filter((step) => docId % step === 0).length
  for (const least of [1, 2, 3, 5, 8, 9]) {
    const expected = every(1).filter((docId) => countAt(docId) >= least)
    expect(listDocIds(withAtLeast(least), SEGMENT_SIZE), String(least)).toEqual(expected)
  }
})

const posting = (docs: readonly number[]) => decodePostingList(encodePostingList(docs))

test.each([
  ['few and few', [[every(6000)], [every(9000)]], every(18_000)],
  ['few and many', [[every(6000)], [every(4)]], every(6000)],
  ['many and many', [[every(3)], [every(4)]], every(12)],
  [
    'any of several postings',
    [
      [
        [3, 9],
        [7, 65_535],
      ],
      [every(3)],
    ],
    [3, 9, 65_535],
  ],
  ['a word alone', [[every(9000), [1]]], [0, 1, ...every(9000).slice(1)]],
  ['nothing in common', [[[1, 2]], [[3, 4]]], []],
  ['a word that is nowhere', [[every(3)], [[]]], []],
  ['a word without postings', [[every(3)], []], []],
  ['no word', [], []],
])('words meet: %s', (_, words, expected) => {
  const matched = intersectTerms(words.map((postings) => postings.map(posting)))
  expect(listDocIds(matched, SEGMENT_SIZE)).toEqual(expected)
  expect(matched === NO_DOCUMENTS).toBe(expected.length === 0)
})
