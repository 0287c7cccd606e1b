import { expect, test } from 'vitest'
import { COUNTRY_CURRENCIES } from '#foundation/accounts/country-currency.rules.ts'
import { chooseCurrency, type CurrencyChoice } from '#foundation/accounts/currency.rules.ts'

const choice = (defaultCurrency: string | null, more: Partial<CurrencyChoice> = {}): CurrencyChoice => ({
  account: { defaultCurrency, currencies: ['USD', 'EUR', 'PLN'] },
  country: 'pl',
  countryCurrencies: COUNTRY_CURRENCIES,
  retainsPersonalCurrency: false,
  ...more,
})

test.each<[string, CurrencyChoice, string | undefined]>([
  ['the account’s default [4.6.1]', choice('EUR'), 'EUR'],
  ['the country’s, if the account may use it [4.6.2]', choice(null), 'PLN'],
  ['the first, where the country’s is not in the list [4.6.2, 4.6.3]', choice(null, { country: 'gb' }), 'USD'],
  ['the first, where the country is unknown [4.6.3]', choice(null, { country: 'toString' }), 'USD'],
  ['none, where the account has none', { ...choice(null), account: { defaultCurrency: null, currencies: [] } }, undefined],
  ['the person’s own with retain_currency [4.6.4]', choice('EUR', { personal: 'PLN', retainsPersonalCurrency: true }), 'PLN'],
  ['not the person’s own without it [4.6.4]', choice('EUR', { personal: 'PLN' }), 'EUR'],
  [
    'not the person’s own if the account may not use it [4.6.4]',
    choice('EUR', { personal: 'GBP', retainsPersonalCurrency: true }),
    'EUR',
  ],
])('the currency is %s', (_, question, expected) => {
  expect(chooseCurrency(question)).toBe(expected)
})
