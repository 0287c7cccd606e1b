export const PERIODS = ['7-days', '4-weeks', 'year'] as const
export type InsightPeriodName = (typeof PERIODS)[number]

export const DAY_MS = 86_400_000

/** Whole days of a period, and how many of them one point of a chart holds. A year is 52 weeks: days of the week compare. */
const LENGTHS: Readonly<Record<InsightPeriodName, { readonly days: number; readonly step: number }>> = {
  '7-days': { days: 7, step: 1 },
  '4-weeks': { days: 28, step: 1 },
  year: { days: 364, step: 7 },
}

export type ChosenPeriod = {
  readonly days: number
  readonly step: number
  /** First days, as 2026-11-16; the end is not part of it. */
  readonly beforeFrom: string
  readonly from: string
  readonly to: string
}

export const writeDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Up to yesterday: today is not over, and half a day compares with nothing. */
export const choosePeriod = (now: Date, name: InsightPeriodName): ChosenPeriod => {
  const { days, step } = LENGTHS[name]
  const to = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  return { days, step, beforeFrom: writeDay(to - 2 * days * DAY_MS), from: writeDay(to - days * DAY_MS), to: writeDay(to) }
}

/** The first day of each point. */
export const listPoints = ({ days, step, from }: ChosenPeriod): string[] =>
  Array.from({ length: days / step }, (_, at) => writeDay(Date.parse(from) + at * step * DAY_MS))
