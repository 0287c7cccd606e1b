import { expect, test } from 'vitest'
import {
  addMoney,
  digitsOf,
  fromMoneyJson,
  multiplyMoney,
  percentOf,
  toDecimal,
  toMoneyJson,
  type Rounding,
} from '#kernel/money.ts'
import { moneySchema } from '#kernel/money.schema.ts'

const eur = (minor: bigint) => ({ minor, currency: 'EUR' })
const HUGE = 123_456_789_012_345_678n

test.each([
  ['EUR', 2, '1234.56'],
  ['JPY', 0, '123456'],
  ['KWD', 3, '123.456'],
  ['HUF', 2, '1234.56'],
  ['CLF', 4, '12.3456'],
])('%s has %d digits behind the point', (currency, digits, decimal) => {
  expect(digitsOf(currency)).toBe(digits)
  expect(toDecimal({ minor: 123_456n, currency })).toBe(decimal)
})

test.each([
  [0n, '0.00'],
  [7n, '0.07'],
  [-7n, '-0.07'],
  [HUGE, '1234567890123456.78'],
])('%d cents are %s', (minor, decimal) => {
  expect(toDecimal(eur(minor))).toBe(decimal)
})

// As ISO 4217 lists them, apart from the table of the rule.
test.each([
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
])('%d digits: %s', (digits, currencies) => {
  expect(currencies.split(' ').filter((currency) => digitsOf(currency) !== digits)).toEqual([])
})

test('JSON has minor units as text and gives back the same amount, beyond what a number can hold', () => {
  expect(toMoneyJson(eur(HUGE))).toEqual({ minor: '123456789012345678', currency: 'EUR' })
  expect(fromMoneyJson(moneySchema.parse(JSON.parse(JSON.stringify(toMoneyJson(eur(HUGE))))))).toEqual(eur(HUGE))
})

test.each([
  ['a number', { minor: 12, currency: 'EUR' }],
  ['a fraction', { minor: '1.5', currency: 'EUR' }],
  ['leading zeros', { minor: '012', currency: 'EUR' }],
  ['nothing', { minor: '', currency: 'EUR' }],
  ['more than bigint columns hold', { minor: '1'.repeat(19), currency: 'EUR' }],
  ['a currency in small letters', { minor: '1', currency: 'eur' }],
])('%s is no money', (_, value) => {
  expect(moneySchema.safeParse(value).success).toBe(false)
})

test('amounts of one currency are added; of two they are not', () => {
  expect(addMoney(eur(HUGE), eur(1n))).toEqual(eur(HUGE + 1n))
  expect(() => addMoney(eur(1n), { minor: 1n, currency: 'USD' })).toThrow('EUR and USD cannot be added')
})

test('a price is multiplied by whole quantities only', () => {
  expect(multiplyMoney(eur(1995n), 3)).toEqual(eur(5985n))
  expect(() => multiplyMoney(eur(1n), 1.5)).toThrow(RangeError)
})

test.each<[bigint, `${number}`, Rounding, bigint]>([
  [10_000n, '19', 'half-up', 1900n],
  [999n, '7.7', 'half-up', 77n],
  [50n, '5', 'half-up', 3n],
  [50n, '5', 'half-even', 2n],
  [70n, '5', 'half-even', 4n],
  [50n, '5', 'down', 2n],
  [-50n, '5', 'half-up', -3n],
  [-50n, '5', 'half-even', -2n],
  [-59n, '5', 'down', -2n],
  [1000n, '-2.5', 'half-up', -25n],
])('of %d cents %s percent, rounded %s, are %d', (minor, percent, rounding, expected) => {
  expect(percentOf(eur(minor), percent, rounding)).toEqual(eur(expected))
})

test.each<[bigint, `${number}`, Rounding, bigint]>([
  [59n, '5', 'half-even', 3n],
  [-59n, '5', 'half-even', -3n],
  [59n, '5', 'half-up', 3n],
  [41n, '5', 'half-up', 2n],
  [0n, '5', 'half-up', 0n],
])('of %d cents %s percent, more or less than a half, rounded %s, are %d', (minor, percent, rounding, expected) => {
  expect(percentOf(eur(minor), percent, rounding)).toEqual(eur(expected))
})

test('a percentage that is no decimal is refused', () => {
  expect(() => percentOf(eur(1n), '1e3', 'down')).toThrow('1e3 is no percentage')
})
