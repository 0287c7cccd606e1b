import type { InsightParts } from '#features/administration/insights/insight-report.rules.ts'
import type { FeatureInsights, InsightSource } from '#platform/insight.ts'

export type InsightRegistry = InsightParts & { readonly sources: readonly InsightSource[] }

const requireUnique = (kind: string, names: readonly string[]): void => {
  const double = names.find((name, at) => names.indexOf(name) !== at)
  if (double !== undefined) throw new Error(`Two features bring the ${kind} ${double}.`)
}

const byOrder = (one: { readonly order: number }, other: { readonly order: number }): number => one.order - other.order

/** Entries of all areas, in their order. */
export const composeInsights = (features: readonly { readonly insights?: FeatureInsights }[]): InsightRegistry => {
  const brought = features.flatMap(({ insights }) => insights ?? [])
  const sources = brought.flatMap((each) => each.sources)
  const headlines = brought.flatMap((each) => each.headlines ?? []).toSorted(byOrder)
  const charts = brought.flatMap((each) => each.charts ?? []).toSorted(byOrder)
  for (const [kind, all] of Object.entries({ source: sources, figure: headlines, chart: charts }))
    requireUnique(
      kind,
      all.map(({ name }) => name),
    )
  return { sources, headlines, charts }
}
