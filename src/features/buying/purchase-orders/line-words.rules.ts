import type { ReadingLine } from '#features/buying/quick-order/public.ts'

export const LINE_WORDS = ['exact', 'likely', 'not_found', 'ended', 'several', 'quantity', 'unit', 'withdrawn', 'added'] as const
export type LineWord = (typeof LINE_WORDS)[number]

const REASONS: ReadonlyMap<string, LineWord> = new Map([
  ['ended', 'ended'],
  ['several', 'several'],
  ['mismatch', 'several'],
  ['quantity', 'quantity'],
  ['unsure', 'quantity'],
  ['unit', 'unit'],
  ['not_found', 'not_found'],
  ['cart_full', 'not_found'],
] as const)

/** The kind of a line, in one word: lines that the document itself takes back have one for all its ways. */
export const wordOfLine = ({
  isAdded,
  sku,
  match,
  reason,
}: Pick<ReadingLine, 'isAdded' | 'sku' | 'match' | 'reason'>): LineWord => {
  if (isAdded) return 'added'
  if (sku !== null) return match === 'exact' ? 'exact' : 'likely'
  return REASONS.get(reason ?? 'not_found') ?? 'withdrawn'
}
