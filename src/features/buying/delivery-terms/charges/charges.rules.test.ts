import { expect, test } from 'vitest'
import { chargeByTerms, createFreightAndTax, freightOf } from '#features/buying/delivery-terms/charges/charges.rules.ts'
import type { DeliveryMethod } from '#features/buying/delivery-terms/delivery-terms.rules.ts'
import { SAMPLE_TERMS } from '#features/buying/delivery-terms/testing/sample-terms.ts'

const TODAY = '2026-11-16'

test.each<[string, bigint, string, DeliveryMethod, string, string, bigint]>([
  ['a small order pays its delivery', 10_000n, 'USD', 'standard', 'US', TODAY, 1900n],
  ['a large one does not', 250_000n, 'USD', 'standard', 'US', TODAY, 0n],
  ['whoever is in a hurry pays however much it is', 250_000n, 'USD', 'express', 'US', TODAY, 4750n],
  ['a carrier of their own costs nothing', 10_000n, 'USD', 'own-carrier', 'US', TODAY, 0n],
  ['yen have no cents', 10_000n, 'JPY', 'express', 'JP', TODAY, 7000n],
  ['dinars have three digits', 10_000n, 'KWD', 'standard', 'KW', TODAY, 6000n],
  ['any other currency pays two percent', 10_050n, 'SEK', 'standard', 'SE', TODAY, 201n],
  ['half a unit is rounded up', 10_025n, 'SEK', 'standard', 'SE', TODAY, 201n],
  ['a country with a line of its own pays that', 10_000n, 'EUR', 'standard', 'NO', TODAY, 4000n],
  ['a new rate waits for its day', 10_000n, 'EUR', 'express', 'DE', '2026-12-31', 4500n],
  ['and holds from then on', 10_000n, 'EUR', 'express', 'DE', '2027-01-01', 5000n],
])('%s', (_, minor, currency, method, countryCode, day, expected) =>
  expect(freightOf(SAMPLE_TERMS, { subtotal: { minor, currency }, method, countryCode, region: '', day })).toEqual({
    minor: expected,
    currency,
  }),
)

test.each([
  ['Germany', 'DE', '', 'EUR', TODAY, [['vat', '19', 2242n]], 14_042n],
  ['Germany after a change of the law', 'DE', '', 'EUR', '2027-03-01', [['vat', '16', 1888n]], 13_688n],
  ['Switzerland, with a fraction', 'CH', '', 'EUR', TODAY, [['vat', '8.1', 956n]], 12_756n],
  ['Texas, written between spaces', 'US', ' tx ', 'USD', TODAY, [['sales', '6.25', 744n]], 12_644n],
  ['a state where we are not registered', 'US', 'OR', 'USD', TODAY, [], 11_900n],
  ['a state’s letters in another country', 'KW', 'TX', 'USD', TODAY, [], 11_900n],
  [
    'a province with a tax beside the country’s',
    'CA',
    'BC',
    'USD',
    TODAY,
    [
      ['vat', '5', 595n],
      ['sales', '7', 833n],
    ],
    13_328n,
  ],
  ['a region without the country’s tax', 'ES', 'CN', 'EUR', TODAY, [], 11_800n],
])('taxes of %s come on goods and freight', (_, countryCode, region, currency, day, taxes, total) => {
  const subtotal = { minor: 10_000n, currency }
  const charges = chargeByTerms(SAMPLE_TERMS, { subtotal, method: 'standard', countryCode, region, day })
  expect(charges.taxes.map(({ kind, percent, amount }) => [kind, percent, amount.minor])).toEqual(taxes)
  expect(charges.total.minor).toBe(total)
})

const ALWAYS = { validFrom: '2000-01-01', validUntil: null }
const LINE = { ...ALWAYS, method: 'standard' as const, countryCode: '', currency: '', percent: null, freeFrom: null }
const freightBy = (...freightRates: (typeof SAMPLE_TERMS.freightRates)[number][]) =>
  freightOf(
    { ...SAMPLE_TERMS, freightRates },
    { ...{ subtotal: { minor: 10_000n, currency: 'EUR' }, method: 'standard', countryCode: 'NO', region: '', day: TODAY } },
  ).minor

test.each([
  ['of another country alone', [{ ...LINE, countryCode: 'se', amount: '9' }], 0n],
  [
    'for the country before one for the currency',
    [
      { ...LINE, currency: 'EUR', amount: '5' },
      { ...LINE, countryCode: 'no', amount: '9' },
    ],
    900n,
  ],
  ['that says no amount', [{ ...LINE, amount: null }], 0n],
])('a line %s', (_, lines, expected) => expect(freightBy(...lines)).toBe(expected))

test('half a cent of tax is rounded up', () => {
  const request = { subtotal: { minor: 200n, currency: 'USD' }, method: 'own-carrier' as const, countryCode: 'US', region: 'TX' }
  expect(createFreightAndTax().charge(SAMPLE_TERMS, { ...request, day: TODAY }).taxes).toMatchObject([{ amount: { minor: 13n } }])
})

test('a tax of the whole country is found once where no region is named', () => {
  const terms = {
    ...SAMPLE_TERMS,
    taxRates: [
      { ...ALWAYS, countryCode: 'de', region: 'X', tax: 'vat' as const, percent: '7' as const },
      { ...ALWAYS, countryCode: 'de', region: '', tax: 'vat' as const, percent: '19' as const },
    ],
  }
  const request = { subtotal: { minor: 1000n, currency: 'EUR' }, method: 'own-carrier' as const, countryCode: 'DE', region: '' }
  expect(chargeByTerms(terms, { ...request, day: TODAY }).taxes.map(({ percent }) => percent)).toEqual(['19'])
})
