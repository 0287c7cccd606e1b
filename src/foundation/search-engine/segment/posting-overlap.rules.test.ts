import { describe, expect, test } from 'vitest'
import { addDoc, allDocuments, noDocuments, SEGMENT_SIZE } from '#foundation/search-engine/segment/document-set.rules.ts'
import { encodePostingList, decodePostingList } from '#foundation/search-engine/segment/posting.rules.ts'
import { listByOverlap } from '#foundation/search-engine/segment/posting-overlap.rules.ts'

const postingOf = (docs: readonly number[]) => decodePostingList(encodePostingList(docs))
const everySecond = Array.from({ length: SEGMENT_SIZE / 2 }, (_, index) => index * 2)
/** Three pieces in two segments; one piece stands in half of the first. */
const postings = [
  [postingOf([3, 4, 9]), postingOf(everySecond), postingOf([4, 6, 9])],
  [postingOf([7]), postingOf([1, 7]), postingOf([7, 8])],
]
const everywhere = [allDocuments(SEGMENT_SIZE), allDocuments(10)]
const name = ({ segment, docId }: { segment: number; docId: number }) => `${segment}.${docId}`

describe('the places that share most', () => {
  test.each([
    ['that share everything', 3, ['0.4', '1.7']],
    ['that share two and more, the best first', 2, ['0.4', '1.7', '0.9', '0.6']],
    ['that share more than there is', 4, []],
  ])('%s', (_, least, expected) => {
    expect(listByOverlap(postings, everywhere, least, 9).map(name)).toEqual(expected)
  })

  test('everything that shares anything, where that is enough', () => {
    expect(listByOverlap(postings, everywhere, 1, 1e6)).toHaveLength(everySecond.length + 2 + 3)
  })

  test('no more than there is room for', () => {
    expect(listByOverlap(postings, everywhere, 2, 3).map(name)).toEqual(['0.4', '1.7', '0.9'])
  })

  test('only what is open', () => {
    const allowed = noDocuments()
    addDoc(allowed, 9)
    expect(listByOverlap(postings, [allowed, noDocuments()], 2, 9).map(name)).toEqual(['0.9'])
  })

  test('nothing asked for, nothing there', () => {
    expect(listByOverlap([], [], 1, 9)).toEqual([])
    expect(listByOverlap([[], []], everywhere, 1, 9)).toEqual([])
  })
})
