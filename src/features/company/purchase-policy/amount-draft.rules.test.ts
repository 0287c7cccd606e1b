import { expect, test } from 'vitest'
import { readAmount } from '#features/company/purchase-policy/amount-draft.rules.ts'

test.each([
  ['25000', 'EUR', '2500000'],
  ['25,000', 'EUR', '2500000'],
  ['25,000.50', 'USD', '2500050'],
  ['25.000,50', 'EUR', '2500050'],
  ['25 000,5', 'EUR', '2500050'],
  ['25\u202F000', 'JPY', '25000'],
  ['1,234,567.89', 'USD', '123456789'],
  ['1.234.567,89', 'EUR', '123456789'],
  ['12,5', 'EUR', '1250'],
  ['12,50', 'EUR', '1250'],
  ['0', 'EUR', '0'],
])('%s %s is %s minor units', (text, currency, minor) => {
  expect(readAmount(text, currency)).toEqual({ minor, currency })
})

test.each([
  ['', 'EUR'],
  ['-5', 'EUR'],
  ['much', 'EUR'],
  ['1.234', 'EUR'],
  ['1234,567.00', 'EUR'],
  ['1,234.5x', 'EUR'],
  ['1234.567,5', 'EUR'],
  ['1.234,5x', 'EUR'],
  ['12,345,6', 'EUR'],
  ['1,23,4', 'EUR'],
  ['0.5', 'JPY'],
])('%s %s is no amount', (text, currency) => {
  expect(readAmount(text, currency)).toBeUndefined()
})
