export const LISTING_CASES = ['listing', 'facets', 'page50', 'byName', 'byPrice', 'detail', 'floor'] as const
export type ListingCase = (typeof LISTING_CASES)[number]

export type Latency = { readonly p50: number; readonly p95: number; readonly perSecond: number }

/** The value below which a share of them lies. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  if (sorted.length === 0) throw new Error('nothing was measured')
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0
}
