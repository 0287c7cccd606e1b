import { expect, test } from 'vitest'
import { decideKey, keyState, listKeysToReplace } from '#foundation/integration/integration-key.rules.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const inDays = (days: number): Date => new Date(NOW.getTime() + days * 86_400_000)
const keyOf = (expiresAt: Date | null, revokedAt: Date | null = null, name = 'ERP') => ({
  id: `${name} ${expiresAt?.toISOString() ?? ''}`,
  scopes: ['orders:write'],
  ...{ name, expiresAt, revokedAt },
})

test.each([
  ['without an end', keyOf(null), 'good', 'ok'],
  ['that ends in 15 days', keyOf(inDays(15)), 'good', 'ok'],
  ['that ends in 14 days', keyOf(inDays(14)), 'ending', 'ok'],
  ['that ends now', keyOf(NOW), 'ended', 'unknown'],
  ['that was revoked', keyOf(inDays(30), NOW), 'revoked', 'unknown'],
  ['that will be revoked', keyOf(null, inDays(1)), 'good', 'ok'],
] as const)('a key %s', (_, key, state, decision) => {
  expect(keyState(key, NOW)).toBe(state)
  expect(decideKey(key, 'orders:write', NOW)).toBe(decision)
})

test('a key that is known opens what it may and nothing else; an unknown one opens nothing', () => {
  expect(decideKey(keyOf(null), 'stock:write', NOW)).toBe('no-scope')
  expect(decideKey(undefined, 'orders:write', NOW)).toBe('unknown')
})

test('a key that ends soon is to be replaced unless its successor counts', () => {
  const ending = keyOf(inDays(5))
  const ofOther = keyOf(null, null, 'Shop')
  expect(listKeysToReplace([ending, ofOther], NOW)).toEqual([ending])
  expect(listKeysToReplace([ending, keyOf(inDays(365))], NOW)).toEqual([])
  expect(listKeysToReplace([ending, keyOf(inDays(365), NOW)], NOW)).toEqual([ending])
})
