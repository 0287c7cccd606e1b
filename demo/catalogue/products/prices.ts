import type { ListedPrice } from '#features/catalogue/public.seed.ts'
import type { ProductRecord } from '#features/catalogue/public.ts'
import { digitsOf, percentOf } from '#kernel/money.ts'

/** What a dollar is worth in the price list of each currency. */
const RATES = { USD: 1, EUR: 0.92, GBP: 0.79, PLN: 3.96 } as const
type Currency = keyof typeof RATES

/** Prices as people set them: by half units when small, by five when large. */
const roundPrice = (dollars: number, currency: Currency): number => {
  const amount = dollars * RATES[currency]
  const step = amount < 100 ? 0.5 : amount < 1000 ? 1 : amount < 10_000 ? 5 : 50
  return Math.max(1, Math.round(Math.round(amount / step) * step * 10 ** digitsOf(currency)))
}

/** Minor units by currency. */
export const priceIn = (dollars: number): Record<Currency, number> => ({
  USD: roundPrice(dollars, 'USD'),
  EUR: roundPrice(dollars, 'EUR'),
  GBP: roundPrice(dollars, 'GBP'),
  PLN: roundPrice(dollars, 'PLN'),
})

/** A customer with terms of their own pays twelve to eighteen percent less; what is no longer sold has no terms. */
export function* listContractPrices(products: Iterable<ProductRecord>): Generator<ListedPrice> {
  let position = 0
  for (const { sku, prices, lifecycle } of products) {
    position += 1
    if (lifecycle === 'obsolete') continue
    const percent = `${88 - (position % 4) * 2}` as const
    for (const [currency, minor] of Object.entries(prices['list'] ?? {}))
      yield { priceList: 'contract', sku, ...percentOf({ minor: BigInt(minor), currency }, percent, 'half-up') }
  }
}
