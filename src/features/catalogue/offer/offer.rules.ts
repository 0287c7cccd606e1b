import { readStock, type Price, type Stock } from '#features/catalogue/product/product-card.rules.ts'
import { lookUp } from '#kernel/look-up.ts'

/** What one account pays for a part, and what it can have of it at once. */
export type AccountOffer = {
  readonly sku: string
  /** Missing where a price must be asked for. */
  readonly price?: Price
  /** Agreed with the account, and not the public price. */
  readonly isOwn: boolean
  /** The public price in the same currency, where the account pays another one. */
  readonly list?: Price
  readonly stock: Stock
}

/** An answer for all parts of a page at once. */
export type AccountOffers = {
  /** Null for people who may not order: they keep what the page says. */
  readonly account: { readonly number: string; readonly name: string } | null
  readonly offers: readonly AccountOffer[]
}

export const MOST_ASKED = 100

type OfferSource = {
  readonly sku: string
  readonly prices: Readonly<Record<string, Readonly<Record<string, number>>>>
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
  own: number | undefined,
  { currency, country, hidesPrices }: OfferTerms,
): AccountOffer => {
  const listed = lookUp(prices['list'], currency)
  const minor = own ?? listed
  const offer = { sku, stock: stockFor(stock, country) }
  if (hidesPrices || minor === undefined) return { ...offer, isOwn: false }
  const isOwn = own !== undefined && own !== listed
  return {
    ...offer,
    isOwn,
    price: { minor, currency },
    list: isOwn && listed !== undefined ? { minor: listed, currency } : undefined,
  }
}

/** In portions that one call may ask for. */
export const splitSkus = (skus: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(skus.length / MOST_ASKED) }, (_, at) => skus.slice(at * MOST_ASKED, (at + 1) * MOST_ASKED))
