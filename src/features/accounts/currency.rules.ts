import { lookUp } from '#kernel/look-up.ts'

const EURO = 'at be bg cy de ee es fi fr gr hr ie it lt lu lv mt nl pt si sk'.split(' ')

/** What people of a country usually pay in. */
const COUNTRY_CURRENCIES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(EURO.map((country) => [country, 'EUR'])),
  ae: 'AED',
  au: 'AUD',
  br: 'BRL',
  ca: 'CAD',
  ch: 'CHF',
  cn: 'CNY',
  cz: 'CZK',
  dk: 'DKK',
  gb: 'GBP',
  hu: 'HUF',
  in: 'INR',
  jp: 'JPY',
  kr: 'KRW',
  mx: 'MXN',
  no: 'NOK',
  pl: 'PLN',
  ro: 'RON',
  sa: 'SAR',
  se: 'SEK',
  sg: 'SGD',
  tr: 'TRY',
  us: 'USD',
  za: 'ZAR',
}

export type CurrencyChoice = {
  readonly account: { readonly defaultCurrency: string | null; readonly currencies: readonly string[] }
  /** Of the page's address. */
  readonly country: string
  /** The person's own default, which counts with the flag retain_currency alone. */
  readonly personal?: string | null
  readonly retains: boolean
}

/** Everything the account may be billed in. */
export const listCurrencies = ({ defaultCurrency, currencies }: CurrencyChoice['account']): string[] => [
  ...new Set([...(defaultCurrency ? [defaultCurrency] : []), ...currencies]),
]

/** What the person wants to pay in with this account, if it still may; else what the account says. */
export const findOwnCurrency = (account: CurrencyChoice['account'] & { readonly chosenCurrency: string | null }): string | null =>
  listCurrencies(account).find((currency) => currency === account.chosenCurrency) ?? account.defaultCurrency

/** The account's own comes first, then the country's if the account may use it, then the first of its list [4.6.1, 4.6.2, 4.6.3]. */
export const chooseCurrency = ({ account, country, personal, retains }: CurrencyChoice): string | undefined => {
  const allowed = listCurrencies(account)
  if (retains && personal && allowed.includes(personal)) return personal
  if (account.defaultCurrency) return account.defaultCurrency
  return allowed.find((currency) => currency === lookUp(COUNTRY_CURRENCIES, country)) ?? allowed[0]
}
