import { expect, test } from 'vitest'
import { chooseRenewal, renewedUntil } from '#features/access/tool-access/renewal.rules.ts'

const NOW = new Date('2026-11-16T12:00:00Z')
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000)

test.each([
  ['access for ever', null, false, null],
  ['access that ends in a year', inDays(365), false, null],
  ['access that ends in 31 days', inDays(31), false, null],
  ['access that ends in 30 days', inDays(30), false, 'possible'],
  ['access that ends tomorrow', inDays(1), false, 'possible'],
  ['access whose renewal was asked for', inDays(1), true, 'asked'],
] as const)('%s: %s, %s → %s', (_, expiresAt, isRequested, expected) => {
  expect(chooseRenewal({ expiresAt, isRequested }, NOW)).toBe(expected)
})

test('a renewal goes on from the end, or from now where it is over', () => {
  expect(renewedUntil(inDays(20), NOW)).toEqual(inDays(385))
  expect(renewedUntil(inDays(-20), NOW)).toEqual(inDays(365))
  expect(renewedUntil(null, NOW)).toEqual(inDays(365))
})
