/** An order on call: quantities that are agreed until a day and ordered in parts, when the person calls them. */
export type CallLine = { readonly sku: string; readonly quantity: number }

/** How many pieces of each part were called, over all calls that count. */
export const sumCalls = (calls: readonly { readonly lines: readonly CallLine[] }[]): Map<string, number> => {
  const sums = new Map<string, number>()
  for (const { lines } of calls) for (const { sku, quantity } of lines) sums.set(sku, (sums.get(sku) ?? 0) + quantity)
  return sums
}

/** The quantity that can still be called; never less than none. */
export const leftOf = ({ sku, quantity }: CallLine, called: ReadonlyMap<string, number>): number =>
  Math.max(0, quantity - (called.get(sku) ?? 0))

export type CallFault = { readonly sku: string; readonly left: number }

/** Lines that ask for more than is left, or for a part that was never agreed. */
export const findOverCalls = (
  agreed: readonly CallLine[],
  called: ReadonlyMap<string, number>,
  requested: readonly CallLine[],
): CallFault[] => {
  const left = new Map(agreed.map((line) => [line.sku, leftOf(line, called)] as const))
  return requested.flatMap(({ sku, quantity }) => {
    const rest = left.get(sku) ?? 0
    return quantity > rest ? [{ sku, left: rest }] : []
  })
}

/** Raised to what can be ordered, as in the cart, but never above what is left: the rest can always be called. */
export const fitCall = (requested: number, fitted: number, left: number): number => Math.max(requested, Math.min(fitted, left))

/** The last day counts whole. */
export const isOver = (callUntil: string, today: string): boolean => today > callUntil

/** The lines of a call after its order changed: no more than the order has now. */
export const reduceCall = (lines: readonly CallLine[], changed: readonly CallLine[]): CallLine[] => {
  const now = new Map(changed.map(({ sku, quantity }) => [sku, quantity] as const))
  return lines.flatMap(({ sku, quantity }) => {
    const rest = Math.min(quantity, now.get(sku) ?? quantity)
    return rest > 0 ? [{ sku, quantity: rest }] : []
  })
}
