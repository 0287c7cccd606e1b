import { expect, test } from 'vitest'
import {
  findRuleFaults,
  newRuleDraft,
  toRuleBody,
  toRuleDraft,
} from '#features/company/purchase-policy/rules/rule-draft.rules.ts'

const APPROVER = '018f0000-0000-7000-8000-000000000001'
const draft = { ...newRuleDraft('EUR'), name: ' Large ', tiers: [{ need: 'any' as const, approvers: [APPROVER] }] }

test('a rule without conditions names its approvers alone', () => {
  expect(toRuleBody(draft)).toEqual({
    ...{ name: 'Large', isActive: true, when: {}, escalateAfterHours: null },
    tiers: [{ need: 'any', approvers: [APPROVER] }],
  })
})

test('a rule comes back from its form as it went in', () => {
  const rule = {
    ...{ id: '1', name: 'Large', isActive: false, escalateAfterHours: 24 },
    when: {
      amountOver: { minor: '2500000', currency: 'USD' },
      ...{ costCentres: ['CC-200'], categories: ['scanning/mobile', 'valves'], isNewShipTo: true, roles: ['buyer' as const] },
    },
    tiers: [{ need: 'all' as const, approvers: [APPROVER] }],
  }
  const { id, ...body } = rule
  expect(toRuleBody(toRuleDraft(rule, 'EUR'))).toEqual(body)
  expect(id).toBe('1')
})

test.each([
  [{ name: ' ' }, ['name']],
  [{ amount: 'much' }, ['amount']],
  [{ categories: Array.from({ length: 101 }, (_, at) => `c${at}`) }, ['categories']],
  [{ tiers: [] }, ['tiers']],
  [{ tiers: [{ need: 'all' as const, approvers: [] }] }, ['tiers']],
  [{ hours: '0' }, ['hours']],
  [{ hours: '8761' }, ['hours']],
  [{ hours: '1.5' }, ['hours']],
  [{ hours: ' 24 ', amount: ' ' }, []],
])('with %j it has the faults %j', (change, faults) => {
  expect(findRuleFaults({ ...draft, ...change })).toEqual(faults)
})
