import { describe, expect, test } from 'vitest'
import {
  addPlace,
  allDocuments,
  noDocuments,
  packPlaces,
  SEGMENT_SIZE,
  unpackPlaces,
} from '#features/search-engine/segment/posting.rules.ts'
import { listSharing } from '#features/search-engine/segment/sharing.rules.ts'

const postingOf = (places: readonly number[]) => unpackPlaces(packPlaces(places))
const everySecond = Array.from({ length: SEGMENT_SIZE / 2 }, (_, index) => index * 2)
/** Three pieces in two segments; one piece stands in half of the first. */
const postings = [
  [postingOf([3, 4, 9]), postingOf(everySecond), postingOf([4, 6, 9])],
  [postingOf([7]), postingOf([1, 7]), postingOf([7, 8])],
]
const everywhere = [allDocuments(SEGMENT_SIZE), allDocuments(10)]
const name = ({ segment, place }: { segment: number; place: number }) => `${segment}.${place}`

describe('the places that share most', () => {
  test.each([
    ['that share everything', 3, ['0.4', '1.7']],
    ['that share two and more, the best first', 2, ['0.4', '1.7', '0.9', '0.6']],
    ['that share more than there is', 4, []],
  ])('%s', (_, least, expected) => {
    expect(listSharing(postings, everywhere, least, 9).map(name)).toEqual(expected)
  })

  test('everything that shares anything, where that is enough', () => {
    expect(listSharing(postings, everywhere, 1, 1e6)).toHaveLength(everySecond.length + 2 + 3)
  })

  test('no more than there is room for', () => {
    expect(listSharing(postings, everywhere, 2, 3).map(name)).toEqual(['0.4', '1.7', '0.9'])
  })

  test('only what is open', () => {
    const open = noDocuments()
    addPlace(open, 9)
    expect(listSharing(postings, [open, noDocuments()], 2, 9).map(name)).toEqual(['0.9'])
  })

  test('nothing asked for, nothing there', () => {
    expect(listSharing([], [], 1, 9)).toEqual([])
    expect(listSharing([[], []], everywhere, 1, 9)).toEqual([])
  })
})
