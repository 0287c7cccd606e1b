import { lookUp } from '#kernel/look-up.ts'
import type { Money } from '#kernel/money.ts'

/** As a product's record has them: minor units by price list and currency, at most 10^12, which JSON holds exactly. */
export type PriceLists = Readonly<Record<string, Readonly<Record<string, number>>>>

/** The public price. */
export const readListPrice = (prices: PriceLists, currency: string): Money | undefined => {
  const minor = lookUp(prices['list'], currency)
  return minor === undefined ? undefined : { minor: BigInt(minor), currency }
}
