import type { DrawnChart } from '#features/insights/insight-report.schema.ts'

export type SheetWords = { readonly day: string; readonly value: string; readonly before: string }
type Cell = string | number | undefined
export type InsightSheet = { readonly headers: readonly string[]; readonly rows: readonly (readonly Cell[])[] }

/** The same figures that the chart shows, a row for each of its points. */
export const toSheet = (chart: DrawnChart, words: SheetWords): InsightSheet => {
  if ('rows' in chart)
    return {
      headers: [chart.header, words.value, words.before],
      rows: chart.rows.map(({ label, value, before }) => [label, value ?? undefined, before ?? undefined]),
    }
  return {
    headers: [words.day, ...chart.series.map(({ label }) => label), words.before],
    rows: chart.days.map((day, at) => [day, ...chart.series.map(({ values }) => values[at] ?? 0), chart.beforeValues[at] ?? 0]),
  }
}
