import { expect, test } from 'vitest'
import {
  findBudgetFaults,
  listMonths,
  newBudgetDraft,
  shareUse,
  toBudgetBody,
} from '#features/company/purchase-policy/budgets/budget-draft.rules.ts'

const draft = { ...newBudgetDraft('2026-11-18', 'CC-100', 'EUR'), amount: '1,000' }

test('a new budget is for the year', () => {
  expect(toBudgetBody(draft)).toEqual({
    ...{ costCentre: 'CC-100', from: '2026-01-01', until: '2026-12-31', policy: 'warn' },
    amount: { minor: '100000', currency: 'EUR' },
  })
})

test.each([
  [{ costCentre: '' }, ['costCentre']],
  [{ from: '' }, ['from']],
  [{ until: '2025-12-31' }, ['period']],
  [{ amount: 'x' }, ['amount']],
  [{}, []],
])('with %j it has the faults %j', (change, faults) => {
  expect(findBudgetFaults({ ...draft, ...change })).toEqual(faults)
  expect(toBudgetBody({ ...draft, ...change }) === undefined).toBe(faults.length > 0)
})

test.each([
  ['2026-11-18', '2027-01-03', ['2026-11', '2026-12', '2027-01']],
  ['2026-11-01', '2026-11-30', ['2026-11']],
])('the months from %s until %s', (from, until, months) => {
  expect(listMonths({ from, until })).toEqual(months)
})

test('of ten years the last 36 months', () => {
  const months = listMonths({ from: '2020-01-01', until: '2029-12-31' })
  expect([months.length, months[0], months.at(-1)]).toEqual([36, '2027-01', '2029-12'])
})

const eur = (minor: string) => ({ minor, currency: 'EUR' })
test.each([
  ['100', '60', '10', { spent: 0.6, reserved: 0.1, isOver: false }],
  ['100', '150', '50', { spent: 0.75, reserved: 0.25, isOver: true }],
  ['0', '0', '0', { spent: 0, reserved: 0, isOver: false }],
])('of %s, %s spent and %s reserved', (amount, spent, reserved, shares) => {
  expect(shareUse({ amount: eur(amount), spent: eur(spent), reserved: eur(reserved) })).toEqual(shares)
})

test('nobody can tell without a rate', () => {
  expect(shareUse({ amount: eur('1'), spent: null, reserved: null })).toBeUndefined()
})
