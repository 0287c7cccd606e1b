import { expect, test } from 'vitest'
import { findConfirmationReason, startOfMonth } from '#features/buying/agent-orders/limits/agent-limit.rules.ts'

const usd = (minor: bigint) => ({ minor, currency: 'USD' })
const eur = (minor: bigint) => ({ minor, currency: 'EUR' })
const free = { orderLimit: null, monthLimit: null, askAlways: false, used: [] }

test.each([
  ['nobody set a limit', { ...free, net: usd(1_000_000n) }, undefined],
  ['it is exactly the limit of an order', { ...free, orderLimit: usd(1000n), net: usd(1000n) }, undefined],
  ['it is over the limit of an order', { ...free, orderLimit: usd(1000n), net: usd(1001n) }, 'order-limit'],
  ['the month is exactly used up', { ...free, monthLimit: usd(5000n), used: [usd(4000n)], net: usd(1000n) }, undefined],
  ['the month is over', { ...free, monthLimit: usd(5000n), used: [usd(4001n)], net: usd(1000n) }, 'month-limit'],
  ['the person wants to be asked', { ...free, askAlways: true, orderLimit: usd(1000n), net: usd(1n) }, 'always'],
  ['the limit is in another currency', { ...free, orderLimit: eur(1000n), net: usd(1n) }, 'currency'],
  ['the month has amounts of another currency', { ...free, monthLimit: usd(5000n), used: [eur(1n)], net: usd(1n) }, 'currency'],
  ['only the limit of an order is set', { ...free, orderLimit: usd(5000n), used: [eur(1n)], net: usd(1n) }, undefined],
] as const)('asks where %s: %o [T-112]', (_, facts, reason) => {
  expect(findConfirmationReason(facts)).toBe(reason)
})

test('a month begins with its first day', () => {
  expect(startOfMonth(new Date('2026-11-19T08:00:00Z')).toISOString()).toBe('2026-11-01T00:00:00.000Z')
})
