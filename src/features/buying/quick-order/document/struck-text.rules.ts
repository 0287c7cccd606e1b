import type { Stroke } from '#features/buying/quick-order/document/page-strokes.rules.ts'

type Box = { readonly left: number; readonly width: number; readonly top: number; readonly size: number }

/** Above the baseline, as shares of the size: below is an underline, above is the border of a table. */
const LOWEST = 0.08
const HIGHEST = 0.66
/** Steeper than this is no line along the text; it strikes what it crosses. */
const STEEP = 0.12
const COVERED = 0.5
/** Of one word inside of a longer run, whose place is only nearly known. */
const COVERED_WORD = 0.75
/** A steep line that only touches the end of a text is a border or a bracket. */
const CROSSED = 0.12

const slopeOf = ({ left, right, leftTop, rightTop }: Stroke): number =>
  Math.abs(rightTop - leftTop) / Math.max(0.01, right - left)

const heightAt = ({ left, right, leftTop, rightTop }: Stroke, x: number): number =>
  leftTop + ((rightTop - leftTop) * (x - left)) / Math.max(0.01, right - left)

/** How much of the text lies below the stroke, as a share of its width. */
const shareOf = (stroke: Stroke, { left, width, top, size }: Box): number => {
  const [from, to] = [Math.max(stroke.left, left), Math.min(stroke.right, left + width)]
  if (to <= from) return 0
  const isSteep = slopeOf(stroke) > STEEP
  const [highest, lowest] = [top - size * HIGHEST, top - size * LOWEST]
  if (!isSteep) {
    const middle = heightAt(stroke, (from + to) / 2)
    return middle >= highest && middle <= lowest ? (to - from) / width : 0
  }
  // The part of a slanting line that runs through the letters.
  const slope = (stroke.rightTop - stroke.leftTop) / Math.max(0.01, stroke.right - stroke.left)
  const [one, other] = [(highest - stroke.leftTop) / slope + stroke.left, (lowest - stroke.leftTop) / slope + stroke.left]
  const inside = Math.min(to, Math.max(one, other)) - Math.max(from, Math.min(one, other))
  return inside / width > CROSSED && slopeOf(stroke) < 2 ? 1 : 0
}

export type IsStruck = (run: Box & { readonly text: string }) => boolean

/** Words of a run with their places, as far as letters of one width tell. */
const listWords = ({ text, left, width, ...run }: Box & { readonly text: string }): Box[] => {
  const letter = width / Math.max(1, text.length)
  return [...text.matchAll(/\S{3,}/g)].map((word) => ({
    ...run,
    left: left + word.index * letter,
    width: word[0].length * letter,
  }))
}

/** Strokes by height, so that a page of many lines is looked at once. */
export const openStrikes = (strokes: readonly Stroke[]): IsStruck => {
  const useful = strokes.filter(({ left, right }) => right - left > 1)
  const BAND = 20
  const bands = new Map<number, Stroke[]>()
  for (const stroke of useful) {
    const [top, foot] = [Math.min(stroke.leftTop, stroke.rightTop), Math.max(stroke.leftTop, stroke.rightTop)]
    for (let band = Math.floor(top / BAND); band <= Math.min(Math.floor(foot / BAND), Math.floor(top / BAND) + 200); band += 1)
      if (bands.get(band)?.push(stroke) === undefined) bands.set(band, [stroke])
  }
  return (run) => {
    const near = new Set<Stroke>()
    for (let band = Math.floor((run.top - run.size) / BAND); band <= Math.floor(run.top / BAND); band += 1)
      for (const stroke of bands.get(band) ?? []) near.add(stroke)
    if (near.size === 0 || run.width <= 0) return false
    const isCovered = (box: Box, least: number): boolean =>
      [...near].reduce((sum, stroke) => sum + shareOf(stroke, box), 0) >= least
    return isCovered(run, COVERED) || listWords(run).some((word) => isCovered(word, COVERED_WORD))
  }
}
