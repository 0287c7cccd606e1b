import type { PageCheck } from '#features/authoring/publish-check.rules.ts'

export type ReviewState = 'open' | 'approved' | 'returned' | 'withdrawn'

export type Review = {
  readonly state: ReviewState
  /** The page as it was when the question was asked, then as it was when it was answered. */
  readonly version: number
  readonly revision: number
  readonly askedBy: string | null
  readonly decidedBy: string | null
}

type Written = { readonly version: number; readonly revision: number; readonly savedBy: string | null }

/** Whether nobody wrote on the page since. */
export const isAbout = ({ version, revision }: Pick<Review, 'version' | 'revision'>, page: Omit<Written, 'savedBy'>): boolean =>
  version === page.version && revision === page.revision

/** Four eyes: neither who asked nor who wrote last says that it is good. */
export const mayDecide = (
  { state, askedBy }: Pick<Review, 'state' | 'askedBy'>,
  page: Pick<Written, 'savedBy'>,
  by: string,
): boolean => state === 'open' && askedBy !== by && page.savedBy !== by

/** What was asked for is waited for; what came back is told until somebody writes on. */
export const checkReview = (review: Review | undefined, page: Written): PageCheck[] => {
  const path = 'review'
  if (review?.state === 'open')
    return [{ path, message: 'A review was asked for and is not given yet.', level: 'error', code: 'review' }]
  return review?.state === 'returned' && isAbout(review, page)
    ? [{ path, message: 'The review sent the page back.', level: 'warning', code: 'review-returned' }]
    : []
}
