import { lookUp } from '#kernel/look-up.ts'

const CURRENCIES: Readonly<Record<string, string>> = { us: 'USD', cn: 'CNY', gb: 'GBP', jp: 'JPY', pl: 'PLN' }
const ELSEWHERE = 'EUR'

/** In which currency a country sees list prices. */
export const currencyOfMarket = ([country = '']: readonly string[]): string => lookUp(CURRENCIES, country) ?? ELSEWHERE

/** Every currency that list prices are shown, filtered and sorted in. */
export const MARKET_CURRENCIES: readonly string[] = [...Object.values(CURRENCIES), ELSEWHERE]
