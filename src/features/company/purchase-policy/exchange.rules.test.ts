import { expect, test } from 'vitest'
import { exchange, type ExchangeRate } from './exchange.rules.ts'

const rates: readonly ExchangeRate[] = [
  { from: 'EUR', to: 'USD', validOn: '2026-11-01', rate: '1.05' },
  { from: 'EUR', to: 'USD', validOn: '2026-11-10', rate: '1.1' },
  { from: 'USD', to: 'JPY', validOn: '2026-11-01', rate: '150.255' },
  { from: 'KWD', to: 'USD', validOn: '2026-11-01', rate: '3.25' },
  { from: 'GBP', to: 'USD', validOn: '2026-11-01', rate: '2' },
  { from: 'CHF', to: 'USD', validOn: '2026-11-01', rate: '1.0000000000009' },
  { from: 'SEK', to: 'USD', validOn: '2026-11-02', rate: '0.2' },
  { from: 'SEK', to: 'USD', validOn: '2026-11-01', rate: '0.1' },
]

test.each([
  ['the same currency needs no rate', '100', 'EUR', 'EUR', '2020-01-01', '100'],
  ['the rate of the day', '10000', 'EUR', 'USD', '2026-11-10', '11000'],
  ['the newest before the day', '10000', 'EUR', 'USD', '2026-11-09', '10500'],
  ['against the direction it was brought in', '11000', 'USD', 'EUR', '2026-12-01', '10000'],
  ['to a currency without digits, half up', '100', 'USD', 'JPY', '2026-11-18', '150'],
  ['half up', '200', 'USD', 'JPY', '2026-11-18', '301'],
  ['from one with three digits', '1000', 'KWD', 'USD', '2026-11-18', '325'],
  ['less than nothing, as a credit', '-10000', 'EUR', 'USD', '2026-11-10', '-11000'],
  ['a whole rate, without a fraction', '100', 'GBP', 'USD', '2026-11-18', '200'],
  ['digits of a rate beyond the twelfth say nothing', '1000000000000', 'CHF', 'USD', '2026-11-18', '1000000000000'],
  ['the newest, in whichever order they come', '100', 'SEK', 'USD', '2026-11-18', '20'],
  ['no rate yet that day', '1', 'EUR', 'USD', '2026-10-31', undefined],
  ['no rate at all', '1', 'EUR', 'PLN', '2026-11-18', undefined],
] as const)('%s', (_, minor, from, to, day, expected) => {
  expect(exchange(rates, { minor: BigInt(minor), currency: from }, to, day)?.money.minor.toString()).toBe(expected)
})

test('the same currency has the rate of one', () => {
  expect(exchange(rates, { minor: 1n, currency: 'EUR' }, 'EUR', '2026-11-18')).toMatchObject({ rate: '1' })
})

test('the rate that was used is known afterwards', () => {
  expect(exchange(rates, { minor: 1n, currency: 'USD' }, 'EUR', '2026-11-18')).toMatchObject({
    rate: '1.1',
    validOn: '2026-11-10',
  })
})
