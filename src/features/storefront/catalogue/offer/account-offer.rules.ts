import type { Stock } from '#features/storefront/catalogue/product/product-card.rules.ts'
import type { MoneyJson } from '#kernel/money.ts'

export type OfferStock = Stock & {
  /** The country of the warehouse that has it, where one alone is meant. */
  readonly warehouse?: string
  /** Expected deliveries, where there is less than people request. */
  readonly next?: { readonly on: string; readonly quantity: number }
}

/** An account's price of a part, and its availability. */
export type AccountOffer = {
  readonly sku: string
  /** Of one piece at the smallest quantity it is sold in; missing where a price must be requested. */
  readonly price?: MoneyJson
  /** Agreed with the account, and not the public price. */
  readonly isOwn: boolean
  /** The contract that the price comes from; `until` is its last day. */
  readonly contract?: { readonly number: string; readonly until?: string }
  /** The public price in the same currency, where the account pays another one. */
  readonly list?: MoneyJson
  /** The unit price from a quantity on. */
  readonly breaks: readonly { readonly from: number; readonly price: MoneyJson }[]
  readonly minimum: number
  readonly step: number
  readonly leadDays?: number
  readonly stock: OfferStock
}
