import type { DayCount } from '#features/search-admin/report.rules.ts'

/** Of the drawing's own units; it is stretched to the room there is. */
export const DAY_WIDTH = 10
export const CHART_HEIGHT = 100
const GAP = 2

export type Bar = {
  readonly count: DayCount
  readonly x: number
  readonly width: number
  readonly found: number
  readonly empty: number
}
export type DayChart = { readonly top: number; readonly width: number; readonly bars: readonly Bar[] }

const STEPS = [2, 4, 6, 8, 10]

/** The end of the scale: a round number whose half is whole. */
export const chooseTop = (most: number): number => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, most))))
  return (STEPS.find((step) => step * unit >= most) ?? 20) * unit
}

/** Heights of what found something and, on top of it, of what did not. */
export const planBars = (perDay: readonly DayCount[]): DayChart => {
  const top = chooseTop(Math.max(0, ...perDay.map(({ searches }) => searches)))
  const toHeight = (count: number): number => Math.round((count / top) * CHART_HEIGHT * 100) / 100
  return {
    top,
    width: perDay.length * DAY_WIDTH,
    bars: perDay.map((count, index) => ({
      count,
      x: index * DAY_WIDTH + GAP / 2,
      width: DAY_WIDTH - GAP,
      found: toHeight(count.searches - count.empty),
      empty: toHeight(count.empty),
    })),
  }
}
