import { expect, test } from 'vitest'
import { chooseScopes, decideKey, keyState, listKeysToReplace } from '#foundation/integration/integration-key.rules.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const inDays = (days: number): Date => new Date(NOW.getTime() + days * 86_400_000)
const keyOf = (expiresAt: Date | null, revokedAt: Date | null = null, name = 'ERP', companyId: string | null = null) => ({
  id: `${name} ${expiresAt?.toISOString() ?? ''}`,
  scopes: ['orders:write'],
  ...{ name, companyId, expiresAt, revokedAt },
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
  expect(listKeysToReplace([ending, keyOf(null, null, 'ERP', 'a company')], NOW), 'of a company').toEqual([ending])
})

const SORTS = { ofSite: ['orders:write', 'purchase-orders:write'], ofCompany: ['purchase-orders:write', 'procurement:read'] }

test.each([
  ['of the site', false, ['orders:write'], ['orders:write']],
  ['of both sorts', true, ['purchase-orders:write'], ['purchase-orders:write']],
  ['named twice', true, ['procurement:read', 'procurement:read'], ['procurement:read']],
  ['of the site, for a company [T-84]', true, ['orders:write'], undefined],
  ['of a company, for the site', false, ['procurement:read'], undefined],
  ['of both, one of which is not of this sort', true, ['procurement:read', 'orders:write'], undefined],
  ['that there is not', false, ['everything'], undefined],
  ['none', true, [], undefined],
] as const)('scopes %s', (_, isOfCompany, given, expected) => {
  expect(chooseScopes(given, { ...SORTS, isOfCompany })).toEqual(expected)
})
