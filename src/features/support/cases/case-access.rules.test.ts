import { expect, test } from 'vitest'
import { chooseReach, isAgent } from '#features/support/cases/case-access.rules.ts'

test.each([
  [['customer'], 'own', false],
  [['admin', 'order-viewer'], 'own', false],
  [['customer', 'case-agent'], 'own', false],
  [['internal'], 'served', true],
  [['internal', 'admin'], 'served', true],
  [['internal', 'case-agent'], 'all', true],
] as const)('%j see cases: %s, and answer them as staff: %s [T-86, T-102]', (roles, reach, isStaff) => {
  expect(chooseReach({ roles })).toBe(reach)
  expect(isAgent({ reach })).toBe(isStaff)
})
