import { describe, expect, test } from 'vitest'
import {
  leadsToSomebody,
  listApprovalReasons,
  type ApprovalRule,
  type Conditions,
  type Member,
  type PolicyFacts,
  type Purchase,
} from './approval-rule.rules.ts'

const eur = (minor: number) => ({ minor: BigInt(minor), currency: 'EUR' })
const usd = (minor: number) => ({ minor: BigInt(minor), currency: 'USD' })

const members: readonly Member[] = [
  { id: 'chief', role: 'company-admin', isActive: true },
  { id: 'ann', role: 'approver', isActive: true },
  { id: 'bob', role: 'approver', isActive: false },
  { id: 'eve', role: 'buyer', isActive: true },
  { id: 'rob', role: 'requester', isActive: true },
]
const tiers = [{ need: 'any' as const, approvers: ['ann'] }]
const rule = (when: Conditions, about: Partial<ApprovalRule> = {}): ApprovalRule => ({
  ...{ name: 'A rule', isActive: true, when, tiers, escalateAfterHours: null },
  ...about,
})
const purchase: Purchase = {
  requesterId: 'eve',
  role: 'buyer',
  net: eur(2_500_000),
  costCentre: 'CC-200',
  categories: ['valves/ball', 'tools'],
  isNewShipTo: false,
  day: '2026-11-18',
}
const facts: PolicyFacts = { rules: [], members, rates: [{ from: 'EUR', to: 'USD', validOn: '2026-11-01', rate: '1.1' }] }

describe('a rule matches', () => {
  test.each<readonly [string, Conditions, boolean]>([
    ['always, without conditions', {}, true],
    ['not an amount that is equal', { amountOver: eur(2_500_000) }, false],
    ['an amount that is greater', { amountOver: eur(2_499_999) }, true],
    ['a limit in another currency, by its rate', { amountOver: usd(2_749_999) }, true],
    ['not below a limit in another currency', { amountOver: usd(2_750_000) }, false],
    ['where no rate is known', { amountOver: { minor: 99_999_999_999n, currency: 'PLN' } }, true],
    ['its cost centre', { costCentres: ['CC-100', 'CC-200'] }, true],
    ['no other cost centre', { costCentres: ['CC-100'] }, false],
    ['a category and those below', { categories: ['valves'] }, true],
    ['no category that only begins alike', { categories: ['valve'] }, false],
    ['a role', { roles: ['requester'] }, false],
    ['a ship-to that is new', { isNewShipTo: true }, false],
    ['all of its conditions', { costCentres: ['CC-200'], amountOver: eur(100), roles: ['buyer'] }, true],
    ['not some of its conditions', { costCentres: ['CC-200'], amountOver: eur(9_999_999) }, false],
  ])('%s', (_, when, expected) => {
    expect(listApprovalReasons(purchase, { ...facts, rules: [rule(when)] })).toHaveLength(expected ? 1 : 0)
  })

  test('never while it is switched off', () => {
    expect(listApprovalReasons(purchase, { ...facts, rules: [rule({}, { isActive: false })] })).toEqual([])
  })
})

describe('needs', () => {
  test('all rules that match count', () => {
    const rules = [rule({}, { name: 'One' }), rule({}, { name: 'Two' })]
    expect(listApprovalReasons(purchase, { ...facts, rules }).map(({ rule: name }) => name)).toEqual(['One', 'Two'])
  })

  test.each<readonly [string, Partial<Purchase>, Partial<PolicyFacts>, readonly string[]]>([
    ['a buyer without rules needs nobody', {}, {}, []],
    ['a requester always needs somebody', { role: 'requester', requesterId: 'rob' }, {}, ['requester']],
    ['a requester whom a rule covers needs no more', { role: 'requester' }, { rules: [rule({})] }, ['rule']],
    ['an order over the person’s limit', { orderLimit: eur(2_499_999) }, {}, ['order-limit']],
    ['an order that just meets the limit', { orderLimit: eur(2_500_000) }, {}, []],
    ['a limit in another currency', { orderLimit: usd(2_700_000) }, {}, ['order-limit']],
    ['a budget that asks for approval', {}, { exceeded: { costCentre: 'CC-200', left: eur(1) } }, ['budget']],
  ])('%s', (_, change, more, expected) => {
    const needs = listApprovalReasons({ ...purchase, ...change }, { ...facts, ...more })
    expect(needs.map(({ because }) => because)).toEqual(expected)
  })

  test('limits lead to the approvers who are there, or else to the admins, never to oneself', () => {
    const over = { ...purchase, orderLimit: eur(1) }
    const approversOf = (requesterId: string, people = members) =>
      listApprovalReasons({ ...over, requesterId }, { ...facts, members: people })[0]?.tiers[0]?.approvers
    expect(approversOf('eve')).toEqual(['ann'])
    expect(approversOf('ann')).toEqual(['chief'])
    expect(
      approversOf(
        'chief',
        members.filter(({ role }) => role !== 'approver'),
      ),
    ).toEqual([])
  })
})

test.each([
  ['nobody', [], false],
  ['a tier without people', [{ need: 'any' as const, approvers: [] }], false],
  ['somebody who left', [{ need: 'any' as const, approvers: ['bob'] }], false],
  ['a requester', [{ need: 'any' as const, approvers: ['rob'] }], false],
  ['a foreign person', [{ need: 'any' as const, approvers: ['mallory'] }], false],
  ['an approver', tiers, true],
  ['an approver, then nobody', [...tiers, { need: 'all' as const, approvers: ['bob'] }], false],
])('a rule that leads to %s can be saved: %#', (_, given, expected) => {
  expect(leadsToSomebody(given, members)).toBe(expected)
})
