import { lookUp } from '#kernel/look-up.ts'

export type CurrencyChoice = {
  readonly account: { readonly defaultCurrency: string | null; readonly currencies: readonly string[] }
  /** Of the person's address, as the map spells it. */
  readonly country: string
  readonly countryCurrencies: Readonly<Record<string, string>>
  /** The person's own default, which counts with the flag retain_currency alone. */
  readonly personal?: string | null
  readonly retainsPersonalCurrency: boolean
}

/** Everything the account may be billed in. */
export const listCurrencies = ({ defaultCurrency, currencies }: CurrencyChoice['account']): string[] => [
  ...new Set([...(defaultCurrency ? [defaultCurrency] : []), ...currencies]),
]

/** The person's currency for this account, if still allowed; else the account's. */
export const findOwnCurrency = (account: CurrencyChoice['account'] & { readonly chosenCurrency: string | null }): string | null =>
  listCurrencies(account).find((currency) => currency === account.chosenCurrency) ?? account.defaultCurrency

/** The account's own comes first, then the country's if the account may use it, then the first of its list [4.6.1, 4.6.2, 4.6.3]. */
export const chooseCurrency = (choice: CurrencyChoice): string | undefined => {
  const { account, country, countryCurrencies, personal, retainsPersonalCurrency } = choice
  const allowed = listCurrencies(account)
  if (retainsPersonalCurrency && personal && allowed.includes(personal)) return personal
  if (account.defaultCurrency) return account.defaultCurrency
  return allowed.find((currency) => currency === lookUp(countryCurrencies, country)) ?? allowed[0]
}
