export type ListedPage = {
  readonly id: string
  readonly locale: string
  readonly path: string
  readonly title: string
  readonly draftVersion: number
  readonly publishedVersion: number | null
  readonly scheduledAt: string | null
  readonly savedAt: string
  readonly savedBy: string | null
  readonly inReview: boolean
}

export const PAGE_STATES = ['published', 'changed', 'draft', 'scheduled', 'review'] as const
export type PageState = (typeof PAGE_STATES)[number]

/** Blocking problems come first. */
export const stateOf = ({ draftVersion, publishedVersion, scheduledAt, inReview }: ListedPage): PageState => {
  if (inReview) return 'review'
  if (scheduledAt !== null) return 'scheduled'
  if (publishedVersion === null) return 'draft'
  return publishedVersion === draftVersion ? 'published' : 'changed'
}

export const addressOf = ({ locale, path }: Pick<ListedPage, 'locale' | 'path'>): string =>
  `/${locale}${path === '/' ? '' : path}`
