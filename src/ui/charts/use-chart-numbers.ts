import { findExtremes } from '#ui/charts/chart.rules.ts'
import type { ChartProps } from '#ui/charts/chart-frame.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

export type ChartNumbers = {
  readonly show: (value: number) => string
  /** Short, as the scale has little room: 20K. */
  readonly showTick: (value: number) => string
}

export const useChartNumbers = (formatValue: ChartProps['formatValue']): ChartNumbers => {
  const { number } = useFormats()
  const show = formatValue ?? ((value: number) => number(value))
  const showTick = (value: number): string =>
    formatValue && value < 1_000 ? formatValue(value) : number(value, { notation: 'compact', maximumFractionDigits: 1 })
  return { show, showTick }
}

/** Says what the drawing shows to those who cannot see it, when its user gave no better sentence. */
export const useChartSummary = (
  { title, names, summary }: Pick<ChartProps, 'title' | 'names' | 'summary'>,
  values: readonly (number | null)[],
  show: (value: number) => string,
): string => {
  const t = useTexts('ui')
  if (summary !== undefined) return summary
  const found = findExtremes(values)
  if (!found) return t('chart.none', { title })
  return t('chart.summary', {
    title,
    first: names[0] ?? '',
    last: names.at(-1) ?? '',
    most: show(found.most),
    mostAt: names[found.mostAt] ?? '',
    least: show(found.least),
    leastAt: names[found.leastAt] ?? '',
  })
}
