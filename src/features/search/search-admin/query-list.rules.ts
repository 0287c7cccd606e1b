import { toReportQuery, type ReportChoice } from '#features/search/search-admin/report.rules.ts'
import type { ListSpec } from '#kernel/list-query.ts'

export type ListedQuery = {
  readonly query: string
  readonly searches: number
  /** The results of its last search. */
  readonly results: number
  readonly clicks: number
  /** Share of its searches after which something was opened. */
  readonly clickThrough: number
  /** Searches in equal parts of the period, the latest last. */
  readonly trend: readonly number[]
}

/** A whole year of what people search is a thousand rows or more: long pages are drawn as they are scrolled. */
const SIZES = [25, 100, 1_000] as const

export const QUERY_LIST = {
  sortable: ['query', 'searches', 'results', 'clicks', 'clickThrough'],
  sort: '-searches',
  sizes: SIZES,
} as const satisfies ListSpec

export const MISSED_LIST = { sortable: ['query', 'searches'], sort: '-searches', sizes: SIZES } as const satisfies ListSpec

const MOST_PARTS = 30

/** A day a point, or so many days that a line in a cell stays readable. */
export const planTrend = (days: number): { readonly parts: number; readonly daysAPart: number } => {
  const daysAPart = Math.ceil(days / MOST_PARTS)
  return { parts: Math.ceil(days / daysAPart), daysAPart }
}

type Words = Readonly<Record<string, string>>

/** The request for a page of the list. */
export const toPageQuery = (choice: ReportChoice, page: Words, found?: 'nothing'): Words => ({
  ...toReportQuery(choice),
  ...(found && { found }),
  ...page,
})
