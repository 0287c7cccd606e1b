import { expect, test } from 'vitest'
import { groupDepartures, type MissingApprover } from './departed-approver.rules.ts'

const LEFT = new Date('2026-11-18T09:00:00Z')
const row = (personId: string, of: 'rule' | 'approval', id: string, about: Partial<MissingApprover> = {}): MissingApprover => ({
  ...{ companyId: 'north', personId, name: 'Ann Lee', disabledAt: LEFT, of, id },
  ...about,
})

test.each<readonly [string, readonly MissingApprover[], readonly object[]]>([
  ['nobody', [], []],
  [
    'one person of several rules and orders, each named once',
    [row('ann', 'rule', 'r2'), row('ann', 'rule', 'r1'), row('ann', 'rule', 'r1'), row('ann', 'approval', 'a1')],
    [{ personId: 'ann', ruleIds: ['r1', 'r2'], approvalIds: ['a1'], occurrence: '2026-11-18T09:00:00.000Z r1 r2' }],
  ],
  [
    'two people apart',
    [row('ann', 'rule', 'r1'), row('bob', 'approval', 'a1', { disabledAt: null })],
    [
      { personId: 'ann', ruleIds: ['r1'], approvalIds: [] },
      { personId: 'bob', ruleIds: [], approvalIds: ['a1'], occurrence: 'role' },
    ],
  ],
  [
    'two companies apart',
    [row('ann', 'rule', 'r1'), row('ann', 'rule', 'r2', { companyId: 'south' })],
    [
      { companyId: 'north', ruleIds: ['r1'] },
      { companyId: 'south', ruleIds: ['r2'] },
    ],
  ],
])('departures of approvers: %s', (_, missing, expected) => {
  const found = groupDepartures(missing)
  expect(found).toHaveLength(expected.length)
  expect(found).toMatchObject(expected)
})

test('another waiting order under the same rules is no new departure', () => {
  const [before] = groupDepartures([row('ann', 'rule', 'r1')])
  const [after] = groupDepartures([row('ann', 'rule', 'r1'), row('ann', 'approval', 'a1')])
  expect(after?.occurrence).toBe(before?.occurrence)
})
