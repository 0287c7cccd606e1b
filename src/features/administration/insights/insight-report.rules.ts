import { listPoints, type ChosenPeriod } from '#features/administration/insights/insight-period.rules.ts'
import type { DrawnChart, InsightReport, ShownHeadline } from '#features/administration/insights/insight-report.schema.ts'
import type { Language } from '#kernel/locale.ts'
import type { FigureChoice, InsightChart, InsightHeadline, KeyNames } from '#kernel/insight.ts'

/** Entries on the page, of all areas. */
export type InsightParts = { readonly headlines: readonly InsightHeadline[]; readonly charts: readonly InsightChart[] }

type Total = {
  readonly figure: string
  readonly key: string
  readonly count: number
  readonly total: number
  readonly countBefore: number
  readonly totalBefore: number
}
type Point = { readonly figure: string; readonly key: string; readonly at: number; readonly count: number }

export type ReportParts = {
  readonly registry: InsightParts
  readonly period: ChosenPeriod
  readonly language: Language
  readonly totals: readonly Total[]
  /** Numbered from the beginning of the period before. */
  readonly points: readonly Point[]
  /** A key as people say it. */
  readonly nameKey: (key: string, names: KeyNames | undefined) => string
}

/** A list is read to its tenth line; the file has all. */
export const MOST_SHOWN = 10

const EMPTY = { count: 0, total: 0, countBefore: 0, totalBefore: 0 }
const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

const findTotal = ({ totals }: ReportParts, { figure, key = '' }: FigureChoice) =>
  totals.find((each) => each.figure === figure && each.key === key) ?? EMPTY

/** By point, the period before first. */
const listValues = ({ points, period }: ReportParts, { figure, key = '' }: FigureChoice): number[] => {
  const values = Array.from({ length: (2 * period.days) / period.step }, () => 0)
  for (const point of points) if (point.figure === figure && point.key === key) values[point.at] = point.count
  return values
}
const splitValues = (parts: ReportParts, choice: FigureChoice) => {
  const values = listValues(parts, choice)
  return { before: values.slice(0, values.length / 2), now: values.slice(values.length / 2) }
}

const describeHeadline = (parts: ReportParts, { name, title, definition, of, per, better }: InsightHeadline): ShownHeadline => {
  const { language } = parts
  const [part, whole] = [findTotal(parts, of), per && findTotal(parts, per)]
  const [values, wholes] = [splitValues(parts, of).now, per && splitValues(parts, per).now]
  return {
    ...{ name, title: title[language], definition: definition[language], better },
    format: per ? 'share' : 'count',
    value: whole ? shareOf(part.count, whole.count) : part.count,
    before: whole ? shareOf(part.countBefore, whole.countBefore) : part.countBefore,
    trend: values.map((value, at) => (wholes ? (shareOf(value, wholes[at] ?? 0) ?? 0) : value)),
  }
}

const drawRanked = (parts: ReportParts, chart: InsightChart & { kind: 'ranked' }, most: number) => {
  const all = parts.totals.filter(({ figure }) => figure === chart.figure)
  const valueOf = (count: number, total: number): number | null => (chart.average ? shareOf(total, count) : count)
  const rows = all
    .filter(({ key, count }) => key !== '' && count > 0)
    .map(({ key, count, total, countBefore, totalBefore }) => ({
      ...{ key, label: parts.nameKey(key, chart.keys) },
      value: valueOf(count, total),
      before: valueOf(countBefore, totalBefore),
    }))
    .toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0) || one.label.localeCompare(other.label))
    .slice(0, most)
  const summed = {
    total: valueOf(sum(all.map(({ count }) => count)), sum(all.map(({ total }) => total))),
    before: valueOf(sum(all.map(({ countBefore }) => countBefore)), sum(all.map(({ totalBefore }) => totalBefore))),
  }
  return {
    kind: 'ranked' as const,
    unit: chart.average ?? ('count' as const),
    header: chart.header[parts.language],
    rows,
    ...summed,
  }
}

const drawSteps = (parts: ReportParts, chart: InsightChart & { kind: 'steps' }) => {
  const rows = chart.steps.map(({ label, of }) => {
    const { count, countBefore } = findTotal(parts, of)
    return { key: of.key ?? of.figure, label: label[parts.language], value: count, before: countBefore }
  })
  const last = rows.at(-1)
  const summed = { total: last?.value ?? 0, before: last?.before ?? 0 }
  return { kind: 'steps' as const, unit: 'count' as const, header: chart.header[parts.language], rows, ...summed }
}

const drawOverTime = (parts: ReportParts, chart: InsightChart & { kind: 'line' | 'bars' }) => {
  const split = chart.series.map(({ label, of }) => ({
    key: of.key ?? of.figure,
    label: label[parts.language],
    ...splitValues(parts, of),
  }))
  const series = split.map(({ key, label, now }) => ({ key, label, values: now }))
  const before = listPoints(parts.period).map((_, at) => sum(split.map((each) => each.before[at] ?? 0)))
  return {
    ...{ kind: chart.kind, days: listPoints(parts.period), series, beforeValues: before },
    ...{ total: sum(series.flatMap(({ values }) => values)), before: sum(before) },
  }
}

export const drawChart = (parts: ReportParts, chart: InsightChart, most = MOST_SHOWN): DrawnChart => {
  const { name, title, definition } = chart
  const about = { name, title: title[parts.language], definition: definition[parts.language] }
  if (chart.kind === 'ranked') return { ...about, ...drawRanked(parts, chart, most) }
  if (chart.kind === 'steps') return { ...about, ...drawSteps(parts, chart) }
  return { ...about, ...drawOverTime(parts, chart) }
}

export const makeReport = (parts: ReportParts, most = MOST_SHOWN): InsightReport => {
  const { registry, period } = parts
  return {
    ...{ from: period.from, to: period.to, beforeFrom: period.beforeFrom },
    headlines: registry.headlines.map((headline) => describeHeadline(parts, headline)),
    charts: registry.charts.map((chart) => drawChart(parts, chart, most)),
  }
}
