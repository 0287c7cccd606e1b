import type { ListedPrice, ProductRecord } from '#features/catalogue/public.server.ts'

/** What a dollar is worth in the price list of each currency. */
const RATES = { USD: 1, EUR: 0.92, GBP: 0.79, PLN: 3.96 } as const
type Currency = keyof typeof RATES

/** Prices as people set them: by half units when small, by five when large. */
const roundPrice = (amount: number): number => {
  const step = amount < 100 ? 0.5 : amount < 1000 ? 1 : amount < 10_000 ? 5 : 50
  return Math.max(1, Math.round(Math.round(amount / step) * step * 100))
}

/** Minor units by currency. */
export const priceIn = (dollars: number): Record<Currency, number> => ({
  USD: roundPrice(dollars),
  EUR: roundPrice(dollars * RATES.EUR),
  GBP: roundPrice(dollars * RATES.GBP),
  PLN: roundPrice(dollars * RATES.PLN),
})

/** A customer with terms of their own pays twelve to eighteen percent less; what is no longer sold has no terms. */
export function* listContractPrices(products: Iterable<ProductRecord>): Generator<ListedPrice> {
  let position = 0
  for (const { sku, prices, lifecycle } of products) {
    position += 1
    if (lifecycle === 'obsolete') continue
    const share = 0.88 - (position % 4) * 0.02
    for (const [currency, minor] of Object.entries(prices['list'] ?? {}))
      yield { priceList: 'contract', sku, currency, minor: Math.round(minor * share) }
  }
}
