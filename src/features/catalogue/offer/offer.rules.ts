import { readListPrice, type PriceLists } from '#features/catalogue/product/price.rules.ts'
import { readStock, type Stock } from '#features/catalogue/product/product-card.rules.ts'
import { lookUp } from '#kernel/look-up.ts'
import { toMoneyJson, type Money, type MoneyJson } from '#kernel/money.ts'

/** What one account pays for a part, and what it can have of it at once. */
export type AccountOffer = {
  readonly sku: string
  /** Missing where a price must be asked for. */
  readonly price?: MoneyJson
  /** Agreed with the account, and not the public price. */
  readonly isOwn: boolean
  /** The public price in the same currency, where the account pays another one. */
  readonly list?: MoneyJson
  readonly stock: Stock
}

export const MOST_ASKED = 100

type OfferSource = {
  readonly sku: string
  readonly prices: PriceLists
  readonly stock: Readonly<Record<string, number>>
}
type OfferTerms = { readonly currency: string; readonly country: string; readonly hidesPrices: boolean }

/** The warehouse of the account's country while it holds something; else all of them, as for the market. */
export const stockFor = (stock: OfferSource['stock'], country: string): Stock => {
  const near = lookUp(stock, country)
  return readStock(near ? { [country]: near } : stock)
}

/** The account's own price, or the public one in its currency. */
export const toAccountOffer = (
  { sku, prices, stock }: OfferSource,
  own: Money | undefined,
  { currency, country, hidesPrices }: OfferTerms,
): AccountOffer => {
  const listed = readListPrice(prices, currency)
  const price = own ?? listed
  const offer = { sku, stock: stockFor(stock, country) }
  if (hidesPrices || !price) return { ...offer, isOwn: false }
  const isOwn = own !== undefined && own.minor !== listed?.minor
  return {
    ...offer,
    isOwn,
    price: toMoneyJson(price),
    list: isOwn && listed ? toMoneyJson(listed) : undefined,
  }
}

/** In portions that one call may ask for. */
export const splitSkus = (skus: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(skus.length / MOST_ASKED) }, (_, at) => skus.slice(at * MOST_ASKED, (at + 1) * MOST_ASKED))
