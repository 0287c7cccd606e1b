import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLedger, type BudgetEntry } from './budget-ledger.rules.ts'
import { exchange } from './exchange.rules.ts'

const rates = [
  { from: 'EUR', to: 'USD', validOn: '2026-01-10', rate: '1.25' },
  { from: 'EUR', to: 'USD', validOn: '2026-01-20', rate: '1.3' },
]
const dayOf = (day: number): string => `2026-01-${String(day).padStart(2, '0')}`
const days = fc.integer({ min: 1, max: 31 }).map(dayOf)
const entries = fc.array(
  fc.record({
    state: fc.constantFrom('reserved' as const, 'spent' as const),
    day: days,
    amount: fc.record({ minor: fc.bigInt({ min: 0n, max: 1_000_000n }), currency: fc.constantFrom('EUR', 'USD') }),
  }),
  { maxLength: 40 },
)

const addDayByDay = (all: readonly BudgetEntry[], currency: string, from: string, until: string) => {
  const sums = { reserved: 0n, spent: 0n }
  for (const state of ['reserved', 'spent'] as const)
    for (const day of Array.from({ length: 31 }, (_, at) => dayOf(at + 1)).filter((each) => from <= each && each <= until))
      for (const of of ['EUR', 'USD']) {
        const same = all.filter((entry) => entry.state === state && entry.day === day && entry.amount.currency === of)
        const minor = same.reduce((sum, { amount }) => sum + amount.minor, 0n)
        const there = exchange(rates, { minor, currency: of }, currency, day)
        if (same.length > 0 && !there) return undefined
        sums[state] += there?.money.minor ?? 0n
      }
  return sums
}

test('a period is the sum of its entries, whatever their order and currency', () => {
  fc.assert(
    fc.property(entries, days, days, fc.constantFrom('EUR', 'USD', 'PLN'), (all, one, other, currency) => {
      const [from, until] = one < other ? [one, other] : [other, one]
      const ledger = createLedger(all, rates)
      expect(ledger.sum(currency, { from, until })).toEqual(addDayByDay(all, currency, from, until))
    }),
  )
})

test('an entry without a rate spoils the periods that it is in, and no other', () => {
  const ledger = createLedger(
    [
      { state: 'spent', day: dayOf(5), amount: { minor: 100n, currency: 'USD' } },
      { state: 'reserved', day: dayOf(12), amount: { minor: 125n, currency: 'USD' } },
    ],
    rates,
  )
  expect(ledger.sum('EUR', { from: dayOf(1), until: dayOf(31) })).toBeUndefined()
  expect(ledger.sum('EUR', { from: dayOf(6), until: dayOf(31) })).toEqual({ reserved: 100n, spent: 0n })
})
