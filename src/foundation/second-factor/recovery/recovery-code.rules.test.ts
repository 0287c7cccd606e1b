import { expect, test } from 'vitest'
import { readRecoveryCode, toRecoveryCode } from '#foundation/second-factor/recovery/recovery-code.rules.ts'

test('a code is six groups of letters that nobody mistakes for another', () => {
  let next = 0
  const code = toRecoveryCode((below) => next++ % below)
  expect(code).toBe('2345-6789-abcd-efgh-jkmn-pqrs')
  expect(readRecoveryCode(code)).toBe('23456789abcdefghjkmnpqrs')
})

test.each([
  ['2345-6789-ABCD-EFGH-JKMN-PQRS', '23456789abcdefghjkmnpqrs'],
  [' 2345 6789 abcd efgh jkmn pqrs ', '23456789abcdefghjkmnpqrs'],
  ['2345-6789-abcd-efgh-jkmn-pqr', undefined],
  ['2345-6789-abcd-efgh-jkmn-pqr0', undefined],
  ['2345-6789-abcd-efgh-jkmn-pqrs-2', undefined],
  ['123456', undefined],
  ['', undefined],
])('%j is read as %s', (typed, expected) => {
  expect(readRecoveryCode(typed)).toBe(expected)
})
