import { expect, test } from 'vitest'
import type { ApprovalNeed } from '#features/company/purchase-policy/approval-rule.rules.ts'
import { explainPurchase, type Explained } from '#features/company/purchase-policy/explain-purchase.rules.ts'

const usd = (minor: number) => ({ minor: BigInt(minor), currency: 'USD' })
const write = ({ minor, currency }: { minor: bigint; currency: string }) => `${minor} ${currency}`
const need = (because: ApprovalNeed['because'], rule = ''): ApprovalNeed => ({
  ...{ because, rule, amount: usd(100), tiers: [], escalateAfterHours: null },
})
const budget = (policy: 'warn' | 'approve' | 'block', isExceeded: boolean): Explained['budget'] => ({
  budget: { id: 'b', costCentre: 'CC-1', from: '2026-01-01', until: '2026-12-31', amount: usd(500), policy },
  ...{ left: usd(10), afterwards: usd(-5), isExceeded },
})
const credit = (policy: 'warn' | 'approve' | 'block', isExceeded: boolean): Explained['credit'] => ({
  credit: { account: 'M1~1', limit: usd(900), reported: usd(0), reportedAt: null, policy, terms: '' },
  ...{ open: usd(800), left: usd(-5), isExceeded },
})
const nothing: Explained = { needs: [], approvers: [], hasCompany: true }

test.each<[string, Explained, boolean, string[]]>([
  ['nothing limits it', nothing, true, ['nobody']],
  ['a rule', { ...nothing, needs: [need('rule', 'Large')], approvers: [['Ann']] }, false, ['rule']],
  [
    'two rules are both named',
    { ...nothing, needs: [need('rule', 'Large'), need('rule', 'New')], approvers: [['Ann'], ['Bo']] },
    false,
    ['rule', 'rule'],
  ],
  ['an order limit', { ...nothing, needs: [need('order-limit')], approvers: [['Ann']] }, false, ['order-limit']],
  ['a requester', { ...nothing, needs: [need('requester')], approvers: [['Ann']] }, false, ['requester']],
  ['nobody can approve', { ...nothing, needs: [need('requester')], approvers: [[]] }, false, ['no-approver']],
  ['a budget that suffices', { ...nothing, budget: budget('block', false) }, true, ['nobody', 'budget']],
  ['a budget that warns', { ...nothing, budget: budget('warn', true) }, true, ['nobody', 'budget-warns']],
  ['a budget that blocks', { ...nothing, budget: budget('block', true) }, false, ['nobody', 'budget-blocks']],
  [
    'a budget that asks is told once',
    { ...nothing, needs: [need('budget', 'CC-1')], approvers: [['Ann']], budget: budget('approve', true) },
    false,
    ['budget-approval'],
  ],
  ['credit that suffices', { ...nothing, credit: credit('block', false) }, true, ['nobody', 'credit']],
  ['credit that warns', { ...nothing, credit: credit('warn', true) }, true, ['nobody', 'credit-warns']],
  ['credit that blocks', { ...nothing, credit: credit('block', true) }, false, ['nobody', 'credit-blocks']],
  [
    'credit that asks nobody, for want of a company',
    { ...nothing, hasCompany: false, credit: credit('approve', true) },
    false,
    ['nobody', 'credit-blocks'],
  ],
  [
    'credit that asks',
    { ...nothing, needs: [need('credit', 'M1~1')], approvers: [['Ann']], credit: credit('approve', true) },
    false,
    ['credit-approval'],
  ],
])('%s', (_, outcome, allowed, rules) => {
  const decision = explainPurchase(outcome, write)
  expect(decision.allowed).toBe(allowed)
  expect(decision.reasons.map(({ rule }) => rule)).toEqual(rules.map((rule) => `purchase.${rule}`))
})

test('amounts and names are written for the reader', () => {
  const [reason] = explainPurchase({ ...nothing, needs: [need('order-limit')], approvers: [['Ann', 'Bo']] }, write).reasons
  expect(reason?.values).toMatchObject({ amount: '100 USD', names: 'Ann, Bo' })
})
