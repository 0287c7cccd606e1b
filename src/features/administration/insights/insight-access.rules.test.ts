import { expect, test } from 'vitest'
import { decideInsights } from '#features/administration/insights/insight-access.rules.ts'

test.each([
  [['internal', 'admin'], true, 'admin.role'],
  [['internal', 'author'], true, 'author.role'],
  [['internal'], false, 'admin.no-role'],
  [[], false, 'admin.no-role'],
] as const)('someone who is %o sees insights: %s', (roles, allowed, reason) => {
  const decision = decideInsights(roles)
  expect([decision.allowed, JSON.stringify(decision).includes(reason)]).toEqual([allowed, true])
})
