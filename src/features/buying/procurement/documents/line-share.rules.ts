export type LineShare = { readonly lineNumber: number; readonly quantity: number }
type RequestedLine = LineShare & { readonly sku: string }

/**
 * Pieces of a part by the lines of the customer's order, which may name it twice where ours has one line. Each line takes up
 * to what it ordered, one document after the other; what goes beyond all of them is the last one's.
 */
export const openShares = (lines: readonly RequestedLine[]): ((sku: string, quantity: number) => LineShare[]) => {
  const open = lines.map((line) => ({ ...line, left: line.quantity }))
  return (sku, quantity) => {
    const own = open.filter((line) => line.sku === sku)
    const last = own.at(-1)
    let rest = quantity
    const shares = own.flatMap((line): LineShare[] => {
      const taken = line === last ? rest : Math.min(rest, line.left)
      line.left = Math.max(0, line.left - taken)
      rest -= taken
      return taken > 0 ? [{ lineNumber: line.lineNumber, quantity: taken }] : []
    })
    return shares.length > 0 ? shares : [{ lineNumber: 1, quantity }]
  }
}

type InvoicedLine = { readonly quantity: number; readonly totalMinor: bigint }

/** A line of an invoice that stands on several lines of the customer's order: the last one has what rounding leaves. */
export const splitLine = (
  { quantity, totalMinor }: InvoicedLine,
  shares: readonly LineShare[],
): (LineShare & { readonly totalMinor: bigint })[] => {
  let left = totalMinor
  return shares.map((share, at) => {
    // By pieces of the total: at the price of one piece a discounted line would leave less than nothing for the last.
    const part = at === shares.length - 1 ? left : (totalMinor * BigInt(share.quantity)) / BigInt(quantity)
    left -= part
    return { ...share, totalMinor: part }
  })
}
