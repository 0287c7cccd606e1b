import { chooseFirst } from '#features/engine/query/choose-first.rules.ts'
import type { FacetCount, FacetSort } from '#features/engine/search-question.ts'

/** How often each figure is there, the first of them in an order; equal counts by value. Puts the figures in order on the way. */
export const countFigures = (figures: Float64Array, { by, direction }: FacetSort, size: number): FacetCount[] => {
  const sorted = figures.sort()
  const [values, counts]: [number[], number[]] = [[], []]
  for (let at = 0; at < sorted.length; at += 1) {
    const figure = sorted[at] as number
    if (values.length > 0 && values.at(-1) === figure) counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1
    else {
      values.push(figure)
      counts.push(1)
    }
  }
  const sign = direction === 'asc' ? 1 : -1
  const read = (index: number): number => sign * (by === 'value' ? index : (counts[index] ?? 0))
  return chooseFirst(
    counts.map((_, index) => index),
    [read],
    size,
  )
    .toSorted((a, b) => read(a) - read(b) || a - b)
    .map((index) => ({ value: values[index] ?? 0, count: counts[index] ?? 0 }))
}
