import { expect, test } from 'vitest'
import type { Tier } from './approval-rule.rules.ts'
import { replaceApprover } from './replace-approver.rules.ts'

const any = (...approvers: string[]): Tier => ({ need: 'any', approvers })
const all = (...approvers: string[]): Tier => ({ need: 'all', approvers })

test.each<readonly [string, readonly Tier[], readonly Tier[]]>([
  ['in every tier, where they stood', [any('old', 'bob'), all('ann', 'old')], [any('new', 'bob'), all('ann', 'new')]],
  ['once where both were named', [all('new', 'bob', 'old')], [all('new', 'bob')]],
  ['nowhere else', [any('bob')], [any('bob')]],
])('a person takes the place of another %s', (_, tiers, expected) => {
  expect(replaceApprover(tiers, { leaves: 'old', stays: 'new' })).toEqual(expected)
})
