import type { ProductRecord } from '#features/storefront/catalogue/public.ts'
import { digitsOf, percentOf, type Money } from '#kernel/money.ts'

/** The unit price of a price list from a quantity on, one piece unless given. */
export type DemoPrice = Money & { readonly priceList: string; readonly sku: string; readonly fromQuantity?: number }

/** The worth of a dollar in the price list of each currency. */
const RATES = { USD: 1, EUR: 0.92, GBP: 0.79, PLN: 3.96, CNY: 7.12, JPY: 150, KWD: 0.307 } as const
type Currency = keyof typeof RATES

/** Prices as people set them: by half units when small, by five when large. */
const roundPrice = (dollars: number, currency: Currency): number => {
  const amount = dollars * RATES[currency]
  const step = amount < 100 ? 0.5 : amount < 1000 ? 1 : amount < 10_000 ? 5 : 50
  const digits = digitsOf(currency)
  return Math.max(1, Math.round(Math.round(amount / step) * Math.round(step * 10 ** digits)))
}

/** Minor units by currency. */
export const priceIn = (dollars: number): Record<Currency, number> => ({
  USD: roundPrice(dollars, 'USD'),
  EUR: roundPrice(dollars, 'EUR'),
  GBP: roundPrice(dollars, 'GBP'),
  PLN: roundPrice(dollars, 'PLN'),
  CNY: roundPrice(dollars, 'CNY'),
  JPY: roundPrice(dollars, 'JPY'),
  KWD: roundPrice(dollars, 'KWD'),
})

const CONTRACT = 'FA-2026-114'
/** Breaks of every third product: from how many pieces, and what percentage of the price remains. */
const BREAKS = [
  [10, '96'],
  [50, '91'],
] as const

const hasBreaks = (position: number): boolean => position % 3 === 1

function* listBreaks(price: DemoPrice, position: number): Generator<DemoPrice> {
  if (!hasBreaks(position)) return
  for (const [fromQuantity, percent] of BREAKS) yield { ...price, fromQuantity, ...percentOf(price, percent, 'half-up') }
}

/** The breaks of the public list, and the list of a customer who pays twelve to eighteen percent less; what is no longer sold has no terms. */
export function* listDemoPrices(products: Iterable<ProductRecord>): Generator<DemoPrice> {
  let position = 0
  for (const { sku, prices, lifecycle } of products) {
    position += 1
    if (lifecycle === 'obsolete') continue
    const percent = `${88 - (position % 4) * 2}` as const
    for (const [currency, minor] of Object.entries(prices['list'] ?? {})) {
      const listed = { priceList: 'list', sku, minor: BigInt(minor), currency }
      const own = { ...listed, priceList: CONTRACT, ...percentOf(listed, percent, 'half-up') }
      yield* listBreaks(listed, position)
      yield own
      yield* listBreaks(own, position)
    }
  }
}
