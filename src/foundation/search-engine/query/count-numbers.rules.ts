import { selectTopK } from '#foundation/search-engine/query/top-k.rules.ts'
import type { FacetCount, FacetSort } from '#foundation/search-engine/search-request.rules.ts'

/** Distinct numbers in ascending order with their counts. */
export type Tally = { readonly values: readonly number[]; readonly counts: readonly number[] }

/** Counts by sorting, in place: a map of a million distinct numbers would be large. */
export const tallyNumbers = (all: Float64Array): Tally => {
  const [values, counts]: [number[], number[]] = [[], []]
  let last = Number.NaN
  for (const value of all.sort()) {
    if (value === last) counts[counts.length - 1] = (counts[counts.length - 1] as number) + 1
    else {
      values.push((last = value))
      counts.push(1)
    }
  }
  return { values, counts }
}

/** The first values in an order; equal counts by value. */
export const listCounts = ({ values, counts }: Tally, { by, direction }: FacetSort, size: number): FacetCount[] => {
  const sign = direction === 'asc' ? 1 : -1
  const read = (index: number): number => sign * (by === 'value' ? index : (counts[index] as number))
  const all = counts.map((_, index) => index)
  return selectTopK(all, [read], size)
    .toSorted((a, b) => read(a) - read(b) || a - b)
    .map((index) => ({ value: values[index] as number, count: counts[index] as number }))
}
