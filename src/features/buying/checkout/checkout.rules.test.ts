import { expect, test } from 'vitest'
import {
  addressOfAccount,
  DEFAULT_PAYMENT,
  findNewlyShort,
  findOrderProblems,
  listPaymentTypes,
  writeAddress,
  type PricedLine,
} from '#features/buying/checkout/checkout.rules.ts'

const money = (minor: bigint) => ({ minor, currency: 'USD' })
const line = (sku: string, change: Partial<PricedLine> = {}): PricedLine => ({
  id: sku,
  sku,
  isSold: true,
  unit: money(100n),
  ...change,
})

test.each<[string, readonly PricedLine[], readonly (readonly [string, readonly string[]])[]]>([
  ['an empty cart', [], [['empty', []]]],
  ['one as it was seen', [line('A'), line('B')], []],
  ['a price that changed', [line('A', { former: money(90n) }), line('B')], [['price_changed', ['A']]]],
  [
    'what is not sold is no matter of price',
    [line('A', { isSold: false, unit: undefined, former: money(9n) })],
    [['not_sold', ['A']]],
  ],
  [
    'all at once',
    [line('A', { isSold: false }), line('B', { unit: undefined }), line('C', { former: money(1n) })],
    [
      ['not_sold', ['A']],
      ['no_price', ['B']],
      ['price_changed', ['C']],
    ],
  ],
])('%s', (_, lines, expected) => {
  expect(findOrderProblems(lines).map(({ code, lines: named }) => [code, named.map(({ sku }) => sku)])).toEqual(expected)
})

test('what became short is told to those who say what they knew', () => {
  expect(findNewlyShort(['A', 'B'], ['A'])).toEqual(['B'])
  expect(findNewlyShort(['A'], undefined)).toEqual([])
})

test('cards are offered where somebody takes them', () => {
  expect(listPaymentTypes(true)).toEqual(['purchase-order', 'account', 'card'])
  expect(listPaymentTypes(false)).toEqual(['purchase-order', 'account'])
})

test('the usual choice is an order on the account', () => expect(DEFAULT_PAYMENT).toBe('account'))

test('an account is delivered to by its name and city', () => {
  const place = { name: 'Nordfjord', city: 'Bergen', postalCode: '5003', countryCode: 'NO' }
  expect(addressOfAccount(place)).toEqual({ ...place, street: '', extra: '', region: '' })
  expect(writeAddress(addressOfAccount(place))).toBe('Nordfjord, 5003 Bergen, NO')
})

test.each([
  ['all there is', { postalCode: '78701', city: 'Austin' }, 'ACME, 1 Dock Rd, Gate 4, 78701 Austin, TX, US'],
  ['no postal code', { postalCode: '', city: 'Austin' }, 'ACME, 1 Dock Rd, Gate 4, Austin, TX, US'],
  ['neither', { postalCode: '', city: '' }, 'ACME, 1 Dock Rd, Gate 4, TX, US'],
])('an address on one line, with %s', (_, place, expected) => {
  expect(writeAddress({ name: 'ACME', street: '1 Dock Rd', extra: 'Gate 4', region: 'TX', countryCode: 'US', ...place })).toBe(
    expected,
  )
})
