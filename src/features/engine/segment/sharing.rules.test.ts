import { describe, expect, test } from 'vitest'
import { packPlaces, SEGMENT_SIZE, unpackPlaces } from '#features/engine/segment/posting.rules.ts'
import { listSharing } from '#features/engine/segment/sharing.rules.ts'

const postingOf = (places: readonly number[]) => unpackPlaces(packPlaces(places))
const everySecond = Array.from({ length: SEGMENT_SIZE / 2 }, (_, index) => index * 2)
/** Three pieces in two segments; one piece stands in half of the first. */
const postings = [
  [postingOf([3, 4, 9]), postingOf(everySecond), postingOf([4, 6, 9])],
  [postingOf([7]), postingOf([1, 7]), postingOf([7, 8])],
]

describe('the places that share most', () => {
  test.each([
    ['that share everything', 3, 9, ['0.4 3', '1.7 3']],
    ['that share two', 2, 9, ['0.4 3', '1.7 3', '0.9 2', '0.6 2']],
    ['no more than there is room for', 2, 3, ['0.4 3', '1.7 3', '0.9 2']],
    ['room for one', 1, 1, ['0.4 3']],
    ['that share more than there is', 4, 9, []],
  ])('%s', (_, least, limit, expected) => {
    expect(listSharing(postings, least, limit).map(({ segment, place, count }) => `${segment}.${place} ${count}`)).toEqual(
      expected,
    )
  })

  test('everything that shares anything, where that is enough', () => {
    expect(listSharing(postings, 1, 1e6)).toHaveLength(everySecond.length + 2 + 3)
  })

  test('nothing asked for, nothing there', () => {
    expect(listSharing([], 1, 9)).toEqual([])
    expect(listSharing([[], []], 1, 9)).toEqual([])
  })
})
