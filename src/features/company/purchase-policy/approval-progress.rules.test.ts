import { describe, expect, test } from 'vitest'
import type { ApprovalNeed, Member, Tier } from './approval-rule.rules.ts'
import { findTurn, isEscalationDue, leadsNowhere, listDeciders, listOpenTiers, type Progress } from './approval-progress.rules.ts'

const member = (id: string, role: Member['role'] = 'approver', isActive = true): Member => ({ id, role, isActive })
const members = [
  member('chief', 'company-admin'),
  member('ann'),
  member('bob'),
  member('cleo'),
  member('gone', 'approver', false),
  member('low', 'requester'),
]
const any = (...approvers: string[]): Tier => ({ need: 'any', approvers })
const all = (...approvers: string[]): Tier => ({ need: 'all', approvers })
const need = (tiers: readonly Tier[], escalateAfterHours: number | null = null): ApprovalNeed => ({
  because: 'rule',
  rule: 'A rule',
  tiers,
  escalateAfterHours,
})
const progress = (needs: readonly ApprovalNeed[], about: Partial<Progress> = {}): Progress => ({
  needs,
  requesterId: 'rob',
  members,
  approvals: [],
  escalations: [],
  ...about,
})
const two = [need([any('ann'), any('bob')])]
const timed = [need([any('ann'), any('bob')], 24)]
const other = need([any('cleo')], 48)

describe('who decides next', () => {
  test.each<readonly [string, Progress, readonly string[]]>([
    ['the next tier where the role of the first was lowered', progress([need([any('low'), any('bob')])]), ['bob']],
    [
      'nobody again where one of a tier approved and left',
      progress([need([any('gone', 'ann')])], { approvals: [{ by: 'gone' }] }),
      [],
    ],
    [
      'the others of a tier of all where one approved and left',
      progress([need([all('gone', 'ann')])], { approvals: [{ by: 'gone' }] }),
      ['ann'],
    ],
    [
      'nobody where the next tier approved in the place of one that left',
      progress([need([any('gone'), any('bob')])], { approvals: [{ by: 'bob' }] }),
      [],
    ],
    [
      'the admins where the last tier left and the one before has approved',
      progress([need([any('ann'), any('gone')])], { approvals: [{ by: 'ann' }] }),
      ['chief'],
    ],
    ['the first tier', progress(two), ['ann']],
    ['the second after the first', progress(two, { approvals: [{ by: 'ann' }] }), ['bob']],
    ['nobody after the last', progress(two, { approvals: [{ by: 'ann' }, { by: 'bob' }] }), []],
    ['any of several', progress([need([any('ann', 'bob')])]), ['ann', 'bob']],
    ['all of several, one after the other', progress([need([all('ann', 'bob')])], { approvals: [{ by: 'bob' }] }), ['ann']],
    ['every rule at once', progress([need([any('ann')]), need([any('bob')])]), ['ann', 'bob']],
    [
      'nobody twice: one decision satisfies every tier that names the person',
      progress([need([any('ann'), any('ann', 'bob')]), need([any('ann')])], { approvals: [{ by: 'ann' }] }),
      [],
    ],
    ['the next tier when everybody of one has left', progress([need([any('gone'), any('bob')])]), ['bob']],
    ['the admins when everybody has left', progress([need([any('gone')])]), ['chief']],
    ['never the requester', progress([need([any('ann', 'bob')])], { requesterId: 'ann' }), ['bob']],
    ['all but who left', progress([need([all('ann', 'gone')])], { approvals: [{ by: 'ann' }] }), []],
    ['also the next tier once escalated', progress(timed, { escalations: [[24]] }), ['ann', 'bob']],
    [
      'only the next tier of the rule whose hours have passed',
      progress([...timed, other], { escalations: [[24]] }),
      ['ann', 'bob', 'cleo'],
    ],
    ['nobody more of a rule without hours', progress(two, { escalations: [[24]] }), ['ann']],
    ['also after an approval those of an earlier escalation', progress(timed, { escalations: [[24], []] }), ['ann', 'bob']],
    [
      'also the admins once the last tier is escalated',
      progress([need([any('ann')], 24)], { escalations: [[24]] }),
      ['ann', 'chief'],
    ],
    [
      'nobody once an admin has decided',
      progress([need([any('ann')], 24)], { escalations: [[24]], approvals: [{ by: 'chief' }] }),
      [],
    ],
  ])('%s', (_, given, expected) => {
    expect(listDeciders(given)).toEqual(expected)
    expect(listOpenTiers(given).length > 0).toBe(expected.length > 0)
  })
})

describe('whose turn it is', () => {
  const substitutions = [{ personId: 'ann', substituteId: 'cleo', from: '2026-11-10', until: '2026-11-20' }]
  test.each([
    ['an approver’s', 'ann', '2026-11-18', { turn: 'yours' }],
    ['a substitute’s, for who is away', 'cleo', '2026-11-18', { turn: 'yours', for: 'ann' }],
    ['a substitute’s on the last day', 'cleo', '2026-11-20', { turn: 'yours', for: 'ann' }],
    ['no substitute’s after their dates', 'cleo', '2026-11-21', { turn: 'not-yours' }],
    ['no substitute’s before them', 'cleo', '2026-11-09', { turn: 'not-yours' }],
    ['not that of a later tier', 'bob', '2026-11-18', { turn: 'not-yours' }],
    ['not that of an admin whom nobody named', 'chief', '2026-11-18', { turn: 'not-yours' }],
    ['never the requester’s', 'rob', '2026-11-18', { turn: 'own-order' }],
  ] as const)('%s', (_, person, day, expected) => {
    expect(findTurn(progress(two), person, { substitutions, day })).toEqual(expected)
  })

  test('a requester does not approve as a substitute', () => {
    expect(findTurn(progress(two, { requesterId: 'cleo' }), 'cleo', { substitutions, day: '2026-11-18' })).toEqual({
      turn: 'own-order',
    })
  })

  test('what a substitute decided counts for both', () => {
    expect(listDeciders(progress(two, { approvals: [{ by: 'cleo', for: 'ann' }] }))).toEqual(['bob'])
  })
})

test('an order that nobody could ever approve is known', () => {
  const alone = [member('rob', 'company-admin')]
  expect(leadsNowhere(progress([need([any('ann')])], { members: alone }))).toBe(true)
  expect(leadsNowhere(progress(two))).toBe(false)
})

test.each<readonly [string, Progress, number, boolean]>([
  ['before its hours', progress(timed), 23.9, false],
  ['at its hours', progress(timed), 24, true],
  ['never without hours', progress(two), 1000, false],
  ['not twice for the same hours', progress(timed, { escalations: [[24]] }), 30, false],
  ['again after as many hours', progress(timed, { escalations: [[24]] }), 48, true],
  ['no more once the admins may decide', progress(timed, { escalations: [[24, 48]] }), 1000, false],
  ['by each rule’s own hours, whatever another did', progress([...timed, other], { escalations: [[24, 48]] }), 48, false],
  ['also for the slower rule', progress([need([any('ann')], 24), other], { escalations: [[24]] }), 48, true],
  ['from an approval on anew', progress(timed, { escalations: [[24], []], approvals: [{ by: 'ann' }] }), 12, false],
  ['not for a rule that all have approved', progress(timed, { approvals: [{ by: 'ann' }, { by: 'bob' }] }), 24, false],
])('moves on %s', (_, given, hours, expected) => {
  expect(isEscalationDue(given, hours)).toBe(expected)
})
