import { expect, test } from 'vitest'
import { isExpired, looksLikeCardNumber } from '#features/buying/checkout/payment/card.rules.ts'

test.each([
  ['4242424242424242', true],
  ['4242 4242 4242 4242', true],
  ['card=4000-0000-0000-0002;', true],
  ['378282246310005', true],
  ['4242424242424241', false],
  ['PO-20931', false],
  ['rf_Zk3b9Qm1', false],
  ['0'.repeat(20), false],
])('%s is a card number: %s [T-105]', (text, expected) => expect(looksLikeCardNumber(text)).toBe(expected))

test.each([
  ['11/26', false],
  ['10/26', true],
  ['01/27', false],
])('a card until %s has ended on 16 November 2026: %s', (expires, expected) =>
  expect(isExpired(expires, '2026-11-16')).toBe(expected),
)
