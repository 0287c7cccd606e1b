import { DAY_MS, writeDay } from '#features/administration/insights/insight-period.rules.ts'
import type { InsightRow } from '#kernel/insight.ts'

/** As far back as the oldest events go when nothing was counted yet. */
const FIRST_DAYS = 90
/** One transaction counts no more; the rest comes the next time. */
const MOST_DAYS = 31
const MOST_KEYS = 60
const LONGEST_KEY = 120

/** From the last day that was counted, which may have gone on since, to today. */
export const planDays = (last: string | undefined, now: Date): string[] => {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  const first = last === undefined ? today - FIRST_DAYS * DAY_MS : Date.parse(last)
  const days = Math.min(MOST_DAYS, Math.floor((today - first) / DAY_MS) + 1)
  return Array.from({ length: Math.max(0, days) }, (_, at) => writeDay(first + at * DAY_MS))
}

export type FigureRow = { readonly figure: string; readonly key: string; readonly count: number; readonly total: number }

const add = (one: FigureRow | undefined, other: FigureRow): FigureRow =>
  one ? { ...one, count: one.count + other.count, total: one.total + other.total } : other

/** Keys that people write have an end, and so has their number: what is rare stands together under none. */
export const rollUpRows = (source: string, rows: readonly InsightRow[]): FigureRow[] => {
  const stored = new Map<string, FigureRow>()
  const numbers = new Map<string, number>()
  for (const { figure, key = '', count, total = 0 } of rows.toSorted((one, other) => other.count - one.count)) {
    if (!figure.startsWith(`${source}.`)) throw new Error(`The figure ${figure} is none of ${source}.`)
    const shortened = key.slice(0, LONGEST_KEY).toWellFormed().replaceAll('\0', '')
    const number = numbers.get(figure) ?? 0
    const isNew = !stored.has(`${figure} ${shortened}`)
    if (isNew) numbers.set(figure, number + 1)
    const place = isNew && number >= MOST_KEYS ? '' : shortened
    stored.set(`${figure} ${place}`, add(stored.get(`${figure} ${place}`), { figure, key: place, count, total }))
  }
  return [...stored.values()]
}
