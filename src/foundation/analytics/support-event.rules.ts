import type { TrackedEvent } from '#foundation/analytics/tracked-event.rules.ts'

/** Someone opened a knowledge article: its facts as the page shows them [3.12.7]. */
export const describeArticleView = (article: Readonly<Record<string, string>>): TrackedEvent => ({
  name: 'article.view',
  article,
})

export type CaseSearch = {
  readonly primarySearch: string
  readonly secondarySearch: string
  readonly resultCount: number
  readonly filterSelected: string
}

/** Someone searched among their cases [3.11.16]. */
export const describeCaseSearch = ({
  primarySearch,
  secondarySearch,
  resultCount,
  filterSelected,
}: CaseSearch): TrackedEvent => ({
  name: 'case.search',
  ...{ primarySearch, secondarySearch, resultCount, filterSelected },
})

const OOPS = {
  list: 'Oops Messages served up on Case Management',
  detail: 'Oops Messages served up on Case detail pages',
} as const

/** Someone was shown that cases could not be read [8.9.2]. */
export const describeOops = (place: keyof typeof OOPS): TrackedEvent => ({ name: 'oops', message: OOPS[place] })
