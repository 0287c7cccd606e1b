import type { PageCheck } from '#features/authoring/authoring/publish-check.rules.ts'

export type ReviewState = 'open' | 'approved' | 'returned' | 'withdrawn'

export type Review = {
  readonly state: ReviewState
  /** The page as it was when the question was requested, then as it was when it was answered. */
  readonly version: number
  readonly revision: number
  readonly askedBy: string | null
  readonly decidedBy: string | null
  /** Of the content that was decided on; null while it is open. */
  readonly contentHash: string | null
  /** Visitors saw the version that was decided on since: what is changed later is another draft. */
  readonly isPublished: boolean
}

type Written = { readonly version: number; readonly revision: number; readonly savedBy: string | null }

/** Whether nobody wrote on the page since. */
export const isAbout = ({ version, revision }: Pick<Review, 'version' | 'revision'>, page: Omit<Written, 'savedBy'>): boolean =>
  version === page.version && revision === page.revision

/** Four eyes: neither the requester nor who wrote last says that it is good. */
export const mayDecide = (
  { state, askedBy }: Pick<Review, 'state' | 'askedBy'>,
  page: Pick<Written, 'savedBy'>,
  by: string,
): boolean => state === 'open' && askedBy !== by && page.savedBy !== by

/** The version about to be published, and by whom. */
export type Publication = {
  readonly version: number
  readonly contentHash: string
  /** Null where the person who planned it is gone. */
  readonly by: string | null
  readonly isReviewRequired: boolean
}

export type ReviewBlock = 'review' | 'review-returned' | 'review-outdated' | 'review-withdrawn' | 'review-missing'

const isApprovalOf = ({ state, contentHash, askedBy, decidedBy }: Review, { contentHash: hash }: Publication): boolean =>
  state === 'approved' && contentHash === hash && decidedBy !== askedBy

/**
 * Objections of a page's reviews, the latest first, to showing one version of it. A decision stands until the next one:
 * after 'returned' only a new approval opens the way, and an approval is of exactly the content that was looked at.
 * A withdrawn review is as good as 'returned' for who withdrew it, and leaves what was decided before for everybody.
 */
export const findReviewBlock = (reviews: readonly Review[], publication: Publication): ReviewBlock | undefined => {
  // A version that was planned before is not stopped by a review of what was written later.
  const relevant = reviews.filter(({ version }) => version <= publication.version)
  if (relevant[0]?.state === 'open') return 'review'
  const at = relevant.findIndex(({ state }) => state === 'approved' || state === 'returned')
  const decided = relevant[at]
  if (decided?.state === 'returned') return 'review-returned'
  if (decided && isApprovalOf(decided, publication)) return undefined
  if (publication.isReviewRequired) return decided ? 'review-outdated' : 'review-missing'
  if (decided && !decided.isPublished) return 'review-outdated'
  const withdrawn = at === -1 ? relevant : relevant.slice(0, at)
  return withdrawn.some(({ askedBy }) => askedBy !== null && askedBy === publication.by) ? 'review-withdrawn' : undefined
}

const MESSAGES: Readonly<Record<ReviewBlock, string>> = {
  review: 'A review was asked for and is not given yet.',
  'review-returned': 'The review sent the page back: it needs a new review that is approved.',
  'review-outdated': 'The page was changed since its review was approved.',
  'review-withdrawn': 'Who withdrew a review does not publish the page without another one.',
  'review-missing': 'This site publishes nothing without an approved review.',
}

export const checkReview = (reviews: readonly Review[], publication: Publication): PageCheck[] => {
  const code = findReviewBlock(reviews, publication)
  return code ? [{ path: 'review', message: MESSAGES[code], level: 'error', code }] : []
}
