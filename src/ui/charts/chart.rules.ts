/** Which of the theme's chart colours; `warn` and `bad` are for what is late or failed, nothing else. */
export type ChartTone = 'c1' | 'c2' | 'c3' | 'c4' | 'c5' | 'warn' | 'bad'

export type ChartSeries = {
  readonly key: string
  readonly label: string
  /** One for each point; null where there is nothing to measure, which is not the same as zero. */
  readonly values: readonly (number | null)[]
  readonly tone?: ChartTone
  /** For a plan, or for what was before. Lines only. */
  readonly isDashed?: boolean
}

const TONES: readonly ChartTone[] = ['c1', 'c2', 'c4', 'c5']

export const toneOf = ({ tone }: Pick<ChartSeries, 'tone'>, index: number): ChartTone => tone ?? TONES[index] ?? 'c5'

export type ChartScale = { readonly top: number; readonly ticks: readonly number[] }

const GRID_LINES = [3, 4, 5]
const STEPS = [1, 2, 2.5, 5, 10]

/** The smallest round number that so many of them reach the highest value; whole ones for counts. */
const chooseStep = (most: number, lines: number, isWhole: boolean): number => {
  const least = most / lines
  const unit = 10 ** Math.floor(Math.log10(least))
  return STEPS.map((each) => each * unit).find((each) => each >= least && (!isWhole || Number.isInteger(each))) ?? 1
}

/** From zero, because a bar that starts elsewhere lies; three to five grid lines at round numbers, the last one near the highest value. */
export const chooseScale = (highest: number, isWhole = true): ChartScale => {
  const most = highest > 0 ? highest : 1
  const [lines, step] = GRID_LINES.map((count) => [count, chooseStep(most, count, isWhole)] as const).reduce((best, next) =>
    next[0] * next[1] < best[0] * best[1] ? next : best,
  )
  // Without the rounding 3 × 0.1 would be 0.30000000000000004.
  const ticks = Array.from({ length: lines + 1 }, (_, index) => Number((index * step).toPrecision(12)))
  return { top: ticks.at(-1) ?? 1, ticks }
}

export const isWholeSeries = (series: readonly ChartSeries[]): boolean =>
  series.every(({ values }) => values.every((value) => value === null || Number.isInteger(value)))

/** The sum at a point when all series are stacked. */
export const totalAt = (series: readonly ChartSeries[], index: number): number =>
  series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0)

export const highestOf = (series: readonly ChartSeries[]): number =>
  series.reduce((most, { values }) => values.reduce<number>((high, value) => Math.max(high, value ?? 0), most), 0)

export type Plot = {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Points stand in the middle of equal columns, in lines as in bars, so that one layer of labels fits both. */
export const columnOf = (
  { width, left, right }: Plot,
  count: number,
  index: number,
): { readonly middle: number; readonly room: number } => {
  const room = (width - left - right) / Math.max(1, count)
  return { middle: round(left + room * (index + 0.5)), room }
}

export const heightOf = ({ height, top, bottom }: Plot, scale: ChartScale, value: number): number =>
  round((value / scale.top) * (height - top - bottom))

export type Bar = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly tone: ChartTone
}

const WIDEST_BAR = 56
/** Between the parts of one bar, so that two tones need no line between them. */
const SEAM = 1

/** Each point's bar from the zero line up, the first series at the bottom. */
export const planBars = (series: readonly ChartSeries[], plot: Plot, scale: ChartScale): Bar[][] =>
  (series[0]?.values ?? []).map((_, index) => {
    const { middle, room } = columnOf(plot, series[0]?.values.length ?? 0, index)
    const width = round(Math.max(1, Math.min(WIDEST_BAR, room * (room < 12 ? 0.8 : 0.64))))
    let base = plot.height - plot.bottom
    return series.flatMap((each, at) => {
      const full = heightOf(plot, scale, each.values[index] ?? 0)
      if (full <= 0) return []
      const height = Math.max(1, full - (at > 0 ? SEAM : 0))
      base = round(base - full)
      return [{ x: round(middle - width / 2), y: base, width, height, tone: toneOf(each, at) }]
    })
  })

/** The way of a line; where a value is missing it stops and begins anew. */
export const planLine = (values: readonly (number | null)[], plot: Plot, scale: ChartScale): string => {
  let isDrawing = false
  return values
    .map((value, index) => {
      const command = isDrawing ? 'L' : 'M'
      isDrawing = value !== null
      if (value === null) return ''
      return `${command}${columnOf(plot, values.length, index).middle} ${round(plot.height - plot.bottom - heightOf(plot, scale, value))}`
    })
    .join('')
}

/** The area below a line without gaps; one with gaps has none. */
export const planArea = (values: readonly (number | null)[], plot: Plot, scale: ChartScale): string => {
  if (values.length < 2 || values.includes(null)) return ''
  const floor = plot.height - plot.bottom
  const [first, last] = [columnOf(plot, values.length, 0).middle, columnOf(plot, values.length, values.length - 1).middle]
  return `${planLine(values, plot, scale)}L${last} ${floor}L${first} ${floor}Z`
}

/** Which points have room for their name below the axis: the last, and every so many before it. */
export const pickLabels = (count: number, width: number, labelWidth: number): number[] => {
  const step = Math.max(1, Math.ceil((count * labelWidth) / Math.max(1, width)))
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => count - 1 - index * step).toReversed()
}

export type Extremes = { readonly most: number; readonly mostAt: number; readonly least: number; readonly leastAt: number }

/** Of the points that have a value; undefined when none has. */
export const findExtremes = (values: readonly (number | null)[]): Extremes | undefined =>
  values.reduce<Extremes | undefined>((found, value, index) => {
    if (value === null) return found
    if (!found) return { most: value, mostAt: index, least: value, leastAt: index }
    return {
      ...(value > found.most ? { most: value, mostAt: index } : { most: found.most, mostAt: found.mostAt }),
      ...(value < found.least ? { least: value, leastAt: index } : { least: found.least, leastAt: found.leastAt }),
    }
  }, undefined)

const round = (value: number): number => Math.round(value * 10) / 10
