import { expect, test } from 'vitest'
import { createLedger, type BudgetEntry } from './budget-ledger.rules.ts'
import { applyPurchase, findDeciding, isInPeriod, sumUse, type Budget } from './budget.rules.ts'

const eur = (minor: number) => ({ minor: BigInt(minor), currency: 'EUR' })
const rates = [{ from: 'EUR', to: 'USD', validOn: '2026-01-01', rate: '1.25' }]
const budget: Budget = {
  ...{ id: '1', costCentre: 'CC-200', from: '2026-11-01', until: '2026-11-30', amount: eur(100_000), policy: 'approve' },
}
const entries: readonly BudgetEntry[] = [
  { state: 'spent', day: '2026-11-01', amount: eur(30_000) },
  { state: 'reserved', day: '2026-11-30', amount: { minor: 25_000n, currency: 'USD' } },
  { state: 'spent', day: '2026-10-31', amount: eur(99_000) },
  { state: 'spent', day: '2026-12-01', amount: eur(99_000) },
]
const ledger = createLedger(entries, rates)

test('use counts the days of the period, first and last included, each by its rate', () => {
  expect(sumUse(budget, ledger)).toEqual({ reserved: eur(20_000), spent: eur(30_000), left: eur(50_000) })
})

test.each([
  ['fits exactly', eur(50_000), 0, false],
  ['is one cent too much', eur(50_001), -1, true],
  ['is in another currency', { minor: 62_500n, currency: 'USD' }, 0, false],
])('a purchase that %s', (_, net, afterwards, isExceeded) => {
  expect(applyPurchase(budget, ledger, { net, day: '2026-11-18', rates })).toMatchObject({
    afterwards: eur(afterwards),
    isExceeded,
  })
})

test('without a rate nothing is left, so that somebody looks at it', () => {
  const net = { minor: 1n, currency: 'PLN' }
  expect(applyPurchase(budget, ledger, { net, day: '2026-11-18', rates })).toMatchObject({ left: eur(0), isExceeded: true })
  expect(applyPurchase(budget, createLedger(entries, []), { net: eur(1), day: '2026-11-18', rates: [] })).toMatchObject({
    isExceeded: true,
  })
})

test('of several budgets an exceeded one decides, and of those the strictest', () => {
  const outcome = (policy: Budget['policy'], isExceeded: boolean, left = 0) => ({
    ...{ budget: { ...budget, policy }, left: eur(left), afterwards: eur(left), isExceeded },
  })
  expect(findDeciding([outcome('block', false), outcome('warn', true)])?.budget.policy).toBe('warn')
  expect(findDeciding([outcome('approve', true), outcome('block', true)])?.budget.policy).toBe('block')
  expect(findDeciding([outcome('warn', false, 5), outcome('warn', false, 2)])?.left).toEqual(eur(2))
  expect(findDeciding([])).toBeUndefined()
})

test.each([
  ['2026-10-31', false],
  ['2026-11-01', true],
  ['2026-11-15', true],
  ['2026-11-30', true],
  ['2026-12-01', false],
])('%s is in the period: %s', (day, expected) => expect(isInPeriod(budget, day)).toBe(expected))

test('a use that has no rate says so', () => {
  expect(sumUse(budget, createLedger(entries, []))).toBe('no-rate')
})
