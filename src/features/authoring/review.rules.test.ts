import { describe, expect, test } from 'vitest'
import { checkReview, isAbout, mayDecide, type Review } from '#features/authoring/review.rules.ts'

const page = { version: 3, revision: 7, savedBy: 'writer' }
const review = (state: Review['state'], more: Partial<Review> = {}): Review => ({
  ...{ state, version: 3, revision: 7, askedBy: 'asker', decidedBy: null },
  ...more,
})

describe('a review', () => {
  test.each([
    ['open', 'other', true],
    ['open', 'asker', false],
    ['open', 'writer', false],
    ['approved', 'other', false],
    ['withdrawn', 'other', false],
  ] as const)('that is %s is given by %s: %s', (state, by, expected) => {
    expect(mayDecide(review(state), page, by)).toBe(expected)
  })

  test.each([
    ['nothing where none was asked for', undefined, []],
    ['an error while it is waited for', review('open'), ['error review']],
    ['nothing once it is given', review('approved'), []],
    ['a warning where it sent the page back', review('returned'), ['warning review-returned']],
    ['nothing when somebody wrote since', review('returned', { revision: 6 }), []],
    ['nothing when it was withdrawn', review('withdrawn'), []],
  ])('says %s', (_, given, expected) => {
    expect(checkReview(given, page).map(({ level, code }) => `${level} ${code}`)).toEqual(expected)
  })

  test('is about one state of the page', () => {
    expect([isAbout(review('approved'), page), isAbout(review('approved'), { ...page, revision: 8 })]).toEqual([true, false])
  })
})
