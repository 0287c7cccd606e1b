import { describe, expect, test } from 'vitest'
import { applyOrder, assessCredit, sumOpen, type Credit } from '#features/company/purchase-policy/credit/credit.rules.ts'

const usd = (minor: number) => ({ minor: BigInt(minor), currency: 'USD' })
const eur = (minor: number) => ({ minor: BigInt(minor), currency: 'EUR' })
const DAY = '2026-11-16'
const rates = [{ from: 'EUR', to: 'USD', validOn: '2026-01-01', rate: '1.1' }]
const credit: Credit = {
  ...{ account: 'M1~0000001001', limit: usd(100_00), reported: usd(40_00), policy: 'approve', terms: 'NET30' },
  reportedAt: new Date('2026-11-16T04:00:00Z'),
}

test.each([
  ['the figure of the ERP alone', [], usd(40_00)],
  ['with orders since', [usd(10_00), eur(10_00)], usd(61_00)],
  ['nothing is guessed without a rate', [{ minor: 1n, currency: 'JPY' }], undefined],
])('what is open: %s', (_, placed, open) => expect(sumOpen(credit, placed, { rates, day: DAY })).toEqual(open))

describe('an order', () => {
  test.each([
    ['that fits', usd(59_99), usd(1), false],
    ['that is just equal', usd(60_00), usd(0), false],
    ['that is over', usd(60_01), usd(-1), true],
    ['in another currency', eur(60_00), usd(-6_00), true],
    ['in a currency without a rate', { minor: 1n, currency: 'JPY' }, undefined, true],
  ])('%s', (_, total, left, isExceeded) => {
    const outcome = applyOrder(credit, [], { total, rates, day: DAY })
    expect([outcome.left, outcome.isExceeded]).toEqual([left, isExceeded])
  })

  test('money to the customer’s credit is there to be spent', () => {
    const outcome = applyOrder({ ...credit, reported: usd(-5_00) }, [], { total: usd(105_00), rates, day: DAY })
    expect([outcome.left, outcome.isExceeded]).toEqual([usd(0), false])
  })

  test.each([
    ['warn', true, 'warn'],
    ['approve', true, 'approve'],
    ['approve', false, 'block'],
    ['block', true, 'block'],
    ['warn', false, 'warn'],
  ] as const)('above the limit, policy %s, of somebody with a company: %s', (policy, hasCompany, expected) => {
    const over = { credit: { ...credit, policy }, isExceeded: true }
    expect(assessCredit(over, hasCompany)).toBe(expected)
    expect(assessCredit({ ...over, isExceeded: false }, hasCompany)).toBe('free')
    expect(assessCredit(undefined, hasCompany)).toBe('free')
  })
})
