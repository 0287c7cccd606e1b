import type { ScheduleLine } from '#features/storefront/product-tools/schedule/schedule.rules.ts'
import { addMoney, fromMoneyJson, multiplyMoney, type Money, type MoneyJson } from '#kernel/money.ts'

type Priced = { readonly price?: MoneyJson | undefined }

export type ScheduleSum = {
  /** One amount a currency; usually there is one. */
  readonly totals: readonly Money[]
  readonly pieces: number
  /** Lines whose price is given on request: they are not in the total. */
  readonly unpriced: number
  /** Lines whose product is not sold in this market. */
  readonly missing: number
}

/** The total of the lines, and the lines without a price. */
export const sumLines = (lines: readonly ScheduleLine[], products: ReadonlyMap<string, Priced>): ScheduleSum => {
  const totals = new Map<string, Money>()
  let [pieces, unpriced, missing] = [0, 0, 0]
  for (const { sku, quantity } of lines) {
    const product = products.get(sku)
    if (!product) {
      missing += 1
      continue
    }
    pieces += quantity
    if (product.price) {
      const cost = multiplyMoney(fromMoneyJson(product.price), quantity)
      const total = totals.get(cost.currency)
      totals.set(cost.currency, total ? addMoney(total, cost) : cost)
    } else unpriced += 1
  }
  return { totals: [...totals.values()], pieces, unpriced, missing }
}
