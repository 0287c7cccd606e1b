import { expect, test } from 'vitest'
import { readRecoveryCode, toRecoveryCode } from '#features/second-factor/recovery/recovery-code.rules.ts'

test('a code is four groups of letters that nobody mistakes for another', () => {
  let next = 0
  const code = toRecoveryCode((below) => next++ % below)
  expect(code).toBe('2345-6789-abcd-efgh')
  expect(readRecoveryCode(code)).toBe('23456789abcdefgh')
})

test.each([
  ['2345-6789-ABCD-EFGH', '23456789abcdefgh'],
  [' 2345 6789 abcd efgh ', '23456789abcdefgh'],
  ['2345-6789-abcd-efg', undefined],
  ['2345-6789-abcd-efg0', undefined],
  ['2345-6789-abcd-efgh-2', undefined],
  ['123456', undefined],
  ['', undefined],
])('%j is read as %s', (typed, expected) => {
  expect(readRecoveryCode(typed)).toBe(expected)
})
