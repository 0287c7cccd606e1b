export const REPORT_DAYS = [7, 30, 90] as const
export type ReportDays = (typeof REPORT_DAYS)[number]

export const chooseDays = (text: string): ReportDays => REPORT_DAYS.find((each) => String(each) === text) ?? 30

/** The scope of a report: a number of days, and optionally searches with one tag. */
export type ReportChoice = { readonly days: ReportDays; readonly tag?: string | undefined }

export type CountedQuery = {
  readonly query: string
  readonly searches: number
  /** The results of its last search. */
  readonly results: number
  readonly clicks: number
  /** Share of its searches after which something was opened. */
  readonly clickThrough: number
}
export type MissedQuery = { readonly query: string; readonly searches: number }
export type TagCount = { readonly tag: string; readonly searches: number }
export type DayCount = { readonly day: string; readonly searches: number; readonly empty: number }

export type SearchReport = {
  readonly days: ReportDays
  readonly from: string
  readonly to: string
  readonly totals: {
    readonly searches: number
    readonly empty: number
    readonly emptyShare: number
    readonly clicked: number
    readonly clicks: number
    readonly clickThrough: number
  }
  readonly top: readonly CountedQuery[]
  readonly empty: readonly MissedQuery[]
  readonly perDay: readonly DayCount[]
  /** Of the whole period, whichever is chosen. */
  readonly tags: readonly TagCount[]
}

type Period = { readonly from: Date; readonly to: Date }

const DAY_MS = 86_400_000

/** Whole days in UTC, today being the last of them. */
export const choosePeriod = (now: Date, days: number): Period => {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  return { from: new Date(today - (days - 1) * DAY_MS), to: new Date(today + DAY_MS) }
}

/** Days without a search count as well: a gap is news. */
export const fillDays = ({ from, to }: Period, counted: readonly DayCount[]): DayCount[] => {
  const known = new Map(counted.map((count) => [count.day, count]))
  const days = Math.round((to.getTime() - from.getTime()) / DAY_MS)
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(from.getTime() + index * DAY_MS).toISOString().slice(0, 10)
    return known.get(day) ?? { day, searches: 0, empty: 0 }
  })
}

/** A tag that was chosen stays among the others, though nothing may have it any more. */
export const listTagChoices = (tags: readonly TagCount[], chosen: string | undefined): readonly TagCount[] =>
  chosen === undefined || tags.some(({ tag }) => tag === chosen) ? tags : [...tags, { tag: chosen, searches: 0 }]

/** The request for a report. */
export const toReportQuery = ({ days, tag }: ReportChoice) => ({
  days: `${days}` as const,
  ...(tag !== undefined && { tag }),
})

/** Nothing of nothing is nothing. */
export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)
