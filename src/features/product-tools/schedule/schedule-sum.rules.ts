import type { ScheduleLine } from '#features/product-tools/schedule/schedule.rules.ts'

export type UnitPrice = { readonly minor: number; readonly currency: string }
type Priced = { readonly price?: UnitPrice | undefined }

export type ScheduleSum = {
  /** One amount a currency; usually there is one. */
  readonly totals: readonly UnitPrice[]
  readonly pieces: number
  /** Lines whose price is given on request: they are not in the total. */
  readonly unpriced: number
  /** Lines whose product is not sold in this market. */
  readonly missing: number
}

/** What the lines cost together, and what of them is not in that sum. */
export const sumLines = (lines: readonly ScheduleLine[], products: ReadonlyMap<string, Priced>): ScheduleSum => {
  const totals = new Map<string, number>()
  let [pieces, unpriced, missing] = [0, 0, 0]
  for (const { sku, quantity } of lines) {
    const product = products.get(sku)
    if (!product) {
      missing += 1
      continue
    }
    pieces += quantity
    if (product.price)
      totals.set(product.price.currency, (totals.get(product.price.currency) ?? 0) + product.price.minor * quantity)
    else unpriced += 1
  }
  return { totals: [...totals].map(([currency, minor]) => ({ currency, minor })), pieces, unpriced, missing }
}
