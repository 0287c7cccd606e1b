import { expect, test } from 'vitest'
import { chargeByTables, freightOf, type DeliveryMethod } from '#features/buying/checkout/charges/charges.rules.ts'

test.each<[string, bigint, string, DeliveryMethod, bigint]>([
  ['a small order pays its delivery', 10_000n, 'USD', 'standard', 1900n],
  ['a large one does not', 250_000n, 'USD', 'standard', 0n],
  ['whoever is in a hurry pays however much it is', 250_000n, 'USD', 'express', 4750n],
  ['a carrier of their own costs nothing', 10_000n, 'USD', 'own-carrier', 0n],
  ['yen have no cents', 10_000n, 'JPY', 'express', 7000n],
  ['dinars have three digits', 10_000n, 'KWD', 'standard', 6000n],
  ['any other currency pays two percent', 10_050n, 'SEK', 'standard', 201n],
])('%s', (_, minor, currency, method, expected) =>
  expect(freightOf({ minor, currency }, method)).toEqual({ minor: expected, currency }),
)

test.each([
  ['Germany', 'DE', '', 'EUR', [['vat', '19', 2242n]], 14_042n],
  ['Switzerland, with a fraction', 'CH', '', 'EUR', [['vat', '8.1', 956n]], 12_756n],
  ['Texas', 'US', 'TX', 'USD', [['sales', '6.25', 744n]], 12_644n],
  ['a state where we are not registered', 'US', 'OR', 'USD', [], 11_900n],
  ['a state’s letters in another country', 'KW', 'TX', 'USD', [], 11_900n],
])('taxes of %s come on goods and freight', (_, countryCode, region, currency, taxes, total) => {
  const charges = chargeByTables({ subtotal: { minor: 10_000n, currency }, method: 'standard', countryCode, region })
  expect(charges.taxes.map(({ kind, percent, amount }) => [kind, percent, amount.minor])).toEqual(taxes)
  expect(charges.total.minor).toBe(total)
})
