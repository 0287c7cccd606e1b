/** What a dollar is worth in the price list of each currency. */
const RATES = { USD: 1, EUR: 0.92, GBP: 0.79, PLN: 3.96 } as const
export type Currency = keyof typeof RATES
const CURRENCIES = Object.keys(RATES) as Currency[]

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

export type ContractPrice = {
  readonly priceList: 'contract'
  readonly sku: string
  readonly currency: Currency
  readonly minor: number
}

/** A customer with terms of their own pays twelve to eighteen percent less; what is no longer sold has no terms. */
export function* listContractPrices(
  sku: string,
  list: Readonly<Record<string, number>>,
  position: number,
): Generator<ContractPrice> {
  const share = 0.88 - (position % 4) * 0.02
  for (const currency of CURRENCIES) {
    const minor = list[currency]
    if (minor !== undefined) yield { priceList: 'contract', sku, currency, minor: Math.round(minor * share) }
  }
}
