import { expect, test } from 'vitest'
import { isAboveProofLimit } from '#features/company/purchase-policy/proof-limit.rules.ts'

const eur = (minor: bigint) => ({ minor, currency: 'EUR' })
const usd = (minor: bigint) => ({ minor, currency: 'USD' })
const rates = [{ from: 'USD', to: 'EUR', validOn: '2026-11-01', rate: '0.9' }]

test.each([
  ['below', eur(99_99n), false],
  ['at the limit', eur(100_00n), false],
  ['above', eur(100_01n), true],
  ['below by the rate of the day', usd(111_00n), false],
  ['above by the rate of the day', usd(112_00n), true],
  ['in a currency without a rate', { minor: 1n, currency: 'CHF' }, true],
])('an amount %s needs fresh proof of the approver: see [T-103]', (_, net, expected) => {
  expect(isAboveProofLimit(net, eur(100_00n), rates, '2026-11-19')).toBe(expected)
})

test('a rate of a later day is none', () => {
  expect(isAboveProofLimit(usd(1n), eur(100_00n), rates, '2026-10-31')).toBe(true)
})
