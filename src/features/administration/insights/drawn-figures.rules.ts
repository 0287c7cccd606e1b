import type { InsightParts } from '#features/administration/insights/insight-report.rules.ts'
import type { FigureChoice } from '#kernel/insight.ts'

const isSame = (one: FigureChoice, other: FigureChoice): boolean =>
  one.figure === other.figure && (one.key ?? '') === (other.key ?? '')

/** Those that are drawn over time. */
export const listDrawn = ({ headlines, charts }: InsightParts): FigureChoice[] => {
  const all = [
    ...headlines.flatMap(({ of, per }) => [of, ...(per ? [per] : [])]),
    ...charts.flatMap((chart) => ('series' in chart ? chart.series.map(({ of }) => of) : [])),
  ]
  return all.filter((choice, at) => all.findIndex((each) => isSame(each, choice)) === at)
}
