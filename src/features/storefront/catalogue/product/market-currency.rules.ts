/** In which currency a country sees list prices, in lower case; the empty one is every other country. */
export type MarketCurrencies = ReadonlyMap<string, string>

/** As ISO 4217 writes that there is none: no list price is in it. */
const NO_CURRENCY = 'XXX'

export const currencyOfMarket = (currencies: MarketCurrencies, [country = '']: readonly string[]): string =>
  currencies.get(country) ?? currencies.get('') ?? NO_CURRENCY
