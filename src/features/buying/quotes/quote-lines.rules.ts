import { MOST_PIECES } from '#features/buying/pricing/public.ts'

type Line = { readonly sku: string; readonly quantity: number }

/** One line a part, in the order in which they were named first. */
export const mergeLines = (lines: readonly Line[]): Line[] => {
  const merged = new Map<string, number>()
  for (const { sku, quantity } of lines) merged.set(sku, Math.min(MOST_PIECES, (merged.get(sku) ?? 0) + quantity))
  return [...merged].map(([sku, quantity]) => ({ sku, quantity }))
}
