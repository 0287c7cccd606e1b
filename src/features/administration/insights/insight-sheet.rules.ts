import type { DrawnChart, InsightReport } from '#features/administration/insights/insight-report.schema.ts'

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

export type ReportWords = SheetWords & { readonly chart: string; readonly name: string; readonly series: string }

/** All figures one below the other, a row for each: chart, what it is of, series, value, and the period before. */
export const toReportSheet = (report: InsightReport, words: ReportWords): InsightSheet => ({
  headers: [words.chart, words.name, words.series, words.value, words.before],
  rows: [
    ...report.headlines.map(({ title, value, before }) => [title, undefined, undefined, value ?? undefined, before ?? undefined]),
    ...report.charts.flatMap((chart): (readonly Cell[])[] =>
      'rows' in chart
        ? chart.rows.map(({ label, value, before }) => [chart.title, label, undefined, value ?? undefined, before ?? undefined])
        : chart.days.flatMap((day, at) => [
            ...chart.series.map(({ label, values }) => [chart.title, day, label, values[at] ?? 0, undefined]),
            [chart.title, day, words.before, undefined, chart.beforeValues[at] ?? 0],
          ]),
    ),
  ],
})
