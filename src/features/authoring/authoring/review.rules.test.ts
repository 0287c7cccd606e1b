import { describe, expect, test } from 'vitest'
import { findReviewBlock, isAbout, mayDecide, type Publication, type Review } from '#features/authoring/authoring/review.rules.ts'

const page = { version: 3, revision: 7, savedBy: 'writer' }
const review = (state: Review['state'], more: Partial<Review> = {}): Review => ({
  ...{ state, version: 3, revision: 7, askedBy: 'asker', decidedBy: 'other', contentHash: 'third', isPublished: false },
  ...more,
})
const open = review('open', { contentHash: null, decidedBy: null })
const [approved, returned] = [review('approved'), review('returned')]
const withdrawn = review('withdrawn', { decidedBy: 'asker' })
const publish = (more: Partial<Publication> = {}): Publication => ({
  ...{ version: 3, contentHash: 'third', by: 'asker', isReviewRequired: false },
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

  test('is about one state of the page', () => {
    expect([isAbout(review('approved'), page), isAbout(review('approved'), { ...page, revision: 8 })]).toEqual([true, false])
  })
})

/** The next draft, with another text. */
const changed = { version: 4, contentHash: 'fourth' }
const required = { isReviewRequired: true }

describe('publishing [T-102]', () => {
  test.each<[string, readonly Review[], Partial<Publication>, string | undefined]>([
    ['without a review that nobody asked for', [], {}, undefined],
    ['while it is waited for', [open], {}, 'review'],
    ['what was approved', [approved], {}, undefined],
    ['what was approved, as a later version with the same content', [approved], { version: 5 }, undefined],
    ['what was changed since the approval', [approved], changed, 'review-outdated'],
    ['what was changed within the approved version', [approved], { contentHash: 'changed' }, 'review-outdated'],
    ['the next draft after the approved one was shown', [review('approved', { isPublished: true })], changed, undefined],
    ['what the asker approved', [review('approved', { decidedBy: 'asker' })], {}, 'review-outdated'],
    ['what was sent back', [returned], {}, 'review-returned'],
    ['what was sent back, by somebody else', [returned], { by: 'third' }, 'review-returned'],
    ['what was changed after it was sent back', [returned], changed, 'review-returned'],
    ['what was approved after it was sent back', [approved, returned], {}, undefined],
    ['what was sent back after it was approved', [returned, approved], {}, 'review-returned'],
    ['what one withdrew', [withdrawn], {}, 'review-withdrawn'],
    ['what one withdrew, with another text', [withdrawn], changed, 'review-withdrawn'],
    ['what another withdrew', [withdrawn], { by: 'third' }, undefined],
    ['what was sent back, then withdrawn by another', [withdrawn, returned], { by: 'third' }, 'review-returned'],
    ['what was approved and withdrawn later', [withdrawn, approved], {}, undefined],
    ['what was planned before a review of a later draft', [review('open', { version: 5 })], {}, undefined],
    ['what was planned and sent back since', [returned], { by: null }, 'review-returned'],
    ['without a review where each needs one', [], required, 'review-missing'],
    ['what another withdrew where each needs one', [withdrawn], { ...required, by: 'third' }, 'review-missing'],
    ['what was approved where each needs one', [approved], required, undefined],
    [
      'the next draft where each needs one',
      [review('approved', { isPublished: true })],
      { ...changed, ...required },
      'review-outdated',
    ],
  ])('%s', (_, reviews, more, expected) => {
    expect(findReviewBlock(reviews, publish(more))).toBe(expected)
  })
})
