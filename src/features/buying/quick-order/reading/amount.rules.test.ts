import { expect, test } from 'vitest'
import { findDecimalSign, readAmount, type DecimalSign } from '#features/buying/quick-order/reading/amount.rules.ts'

test.each<[string, DecimalSign | undefined, number[]]>([
  ['12', undefined, [12]],
  ['12,00', undefined, [12]],
  ['12.50', undefined, [12.5]],
  ['1.234,56', undefined, [1234.56]],
  ['1,234.56', undefined, [1234.56]],
  ['1 234,56', undefined, [1234.56]],
  ["1'000", undefined, [1000]],
  ['1.000.000', undefined, [1_000_000]],
  ['1.000', undefined, [1, 1000]],
  ['1,000', undefined, [1, 1000]],
  ['1.000', ',', [1000]],
  ['1.000', '.', [1]],
  ['1,000', '.', [1000]],
  ['0.125', undefined, [0.125]],
  ['1234.500', undefined, [1234.5]],
  ['12.34.56', undefined, []],
  ['1.23,45,6', undefined, []],
  ['twelve', undefined, []],
  ['12.', undefined, []],
])('%s with decimals by %s is %j', (written, decimal, expected) => expect(readAmount(written, decimal)).toEqual(expected))

test.each([
  [['2 846,00', '12,50 EUR'], ','],
  [['1,234.56', '12.50'], '.'],
  [['1.000', '12'], undefined],
  [['12.05.2026', 'Rev. 1.2.3'], undefined],
  [['12,50', '12.50'], undefined],
])('%j are written with %s', (texts, expected) => expect(findDecimalSign(texts)).toBe(expected))
