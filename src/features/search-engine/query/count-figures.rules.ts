import { chooseFirst } from '#features/search-engine/query/choose-first.rules.ts'
import type { FacetCount, FacetSort } from '#features/search-engine/search-question.ts'

/** Figures, the smallest first, and how often each is there. */
export type Tally = { readonly figures: readonly number[]; readonly counts: readonly number[] }

/** Sorted, not looked up one by one: a million different ones would make a large map. Puts them in order on the way. */
export const tallyFigures = (all: Float64Array): Tally => {
  const [figures, counts]: [number[], number[]] = [[], []]
  let last = Number.NaN
  for (const figure of all.sort()) {
    if (figure === last) counts[counts.length - 1] = (counts[counts.length - 1] as number) + 1
    else {
      figures.push((last = figure))
      counts.push(1)
    }
  }
  return { figures, counts }
}

/** The first of them in an order; equal counts by value. */
export const listCounts = ({ figures, counts }: Tally, { by, direction }: FacetSort, size: number): FacetCount[] => {
  const sign = direction === 'asc' ? 1 : -1
  const read = (index: number): number => sign * (by === 'value' ? index : (counts[index] as number))
  const all = counts.map((_, index) => index)
  return chooseFirst(all, [read], size)
    .toSorted((a, b) => read(a) - read(b) || a - b)
    .map((index) => ({ value: figures[index] as number, count: counts[index] as number }))
}
