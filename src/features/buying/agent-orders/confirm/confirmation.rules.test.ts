import { expect, test } from 'vitest'
import { decideUse, stateAt } from '#features/buying/agent-orders/confirm/confirmation.rules.ts'

const now = new Date('2026-11-19T12:00:00Z')
const later = new Date('2026-11-19T12:10:00Z')
const before = new Date('2026-11-19T11:59:00Z')

test.each([
  ['of this cart, confirmed', { state: 'confirmed', expiresAt: later, contentHash: 'a' }, 'order'],
  ['of this cart, not yet', { state: 'waiting', expiresAt: later, contentHash: 'a' }, 'wait'],
  ['of a cart that was another one', { state: 'confirmed', expiresAt: later, contentHash: 'b' }, 'ask'],
  ['that is over', { state: 'confirmed', expiresAt: before, contentHash: 'a' }, 'ask'],
  ['that ends now', { state: 'confirmed', expiresAt: now, contentHash: 'a' }, 'ask'],
  ['that was used', { state: 'used', expiresAt: later, contentHash: 'a' }, 'used'],
  ['that the person refused', { state: 'refused', expiresAt: before, contentHash: 'b' }, 'refused'],
] as const)('a confirmation %s: %o [T-112]', (_, found, use) => {
  expect(decideUse(found, 'a', now)).toBe(use)
})

test('what was decided stays decided', () => {
  expect(stateAt({ state: 'used', expiresAt: before }, now)).toBe('used')
  expect(stateAt({ state: 'waiting', expiresAt: before }, now)).toBe('expired')
})
