import { expect, test } from 'vitest'
import { discountsFor, spreadDiscounts, sumQuote, type Discount } from '#features/buying/quotes/quote-total.rules.ts'

const usd = (minor: bigint) => ({ minor, currency: 'USD' })
const line = (id: string, quantity: number, minor: bigint) => ({ id, quantity, unit: usd(minor) })
const sum = (lines: Parameters<typeof sumQuote>[0], discounts: readonly Discount[] = []) => sumQuote(lines, discounts, 'USD')

test.each([
  ['lines alone', [line('a', 3, 333n), line('b', 1, 1n)], [], 1000n],
  ['no lines', [], [], 0n],
  ['a percentage', [line('a', 1, 10_000n)], [{ name: 'Project', percent: '5' }], 9500n],
  ['a half cent is rounded up', [line('a', 1, 10n)], [{ name: 'Half', percent: '5' }], 9n],
  ['less than a half is rounded down', [line('a', 1, 9n)], [{ name: 'Less', percent: '5' }], 9n],
  ['a fraction of a percent', [line('a', 1, 100_000n)], [{ name: 'Bonus', percent: '2.25' }], 97_750n],
  ['an amount', [line('a', 2, 500n)], [{ name: 'Freight', amount: usd(250n) }], 750n],
  [
    'each is rounded once, of the lines and not of what is left',
    [line('a', 1, 1_005n)],
    [
      { name: 'One', percent: '10' },
      { name: 'Two', percent: '10' },
    ],
    1_005n - 101n - 101n,
  ],
  ['more than everything is below zero', [line('a', 1, 100n)], [{ name: 'Gift', amount: usd(101n) }], -1n],
] as const)('the total of %s', (_, lines, discounts, expected) => {
  expect(sum(lines, discounts)?.total).toEqual(usd(expected))
})

test('a line without a price leaves the quote without a total', () => {
  expect(sum([line('a', 1, 100n), { id: 'b', quantity: 1 }])).toBeUndefined()
})

test('yen have no cents', () => {
  const unit = { minor: 1_501n, currency: 'JPY' }
  expect(sumQuote([{ id: 'a', quantity: 1, unit }], [{ name: 'Ten', percent: '10' }], 'JPY')?.total.minor).toBe(1_351n)
})

const ALL = [line('a', 1, 30_000n), line('b', 1, 10_000n)]
const OFFERED = [
  { name: 'Percent', percent: '10', amount: usd(4_000n) },
  { name: 'Amount', amount: usd(1_000n) },
]

test.each([
  ['all lines', ALL, 35_000n],
  ['three quarters', ALL.slice(0, 1), 30_000n - 3_000n - 750n],
  ['a quarter', ALL.slice(1), 10_000n - 1_000n - 250n],
])('accepting %s takes the discounts of these lines', (_, chosen, expected) => {
  expect(sum(chosen, discountsFor(chosen, ALL, OFFERED))?.total.minor).toBe(expected)
})

test.each([
  [[line('a', 1, 100n), line('b', 1, 100n), line('c', 1, 100n)], '10'],
  [[line('a', 3, 333n), line('b', 7, 1n), line('c', 1, 0n)], '33.3'],
  [[line('a', 1, 1n), line('b', 1, 1n), line('c', 1, 1n)], '50'],
  [[line('a', 999_999, 99_999_999n), line('b', 1, 1n)], '0.01'],
])('line totals come to the total of the quote exactly', (lines, percent) => {
  const quote = sum(lines, [{ name: 'All', percent }])
  if (!quote) throw new Error('no total')
  const spread = spreadDiscounts(lines, quote)
  expect(spread.reduce((total, { total: { minor } }) => total + minor, 0n)).toBe(quote.total.minor)
  expect(spread.every(({ total }) => total.minor >= 0n)).toBe(true)
})

test('a percentage stays one, and an amount of an offer of nothing stays as it is', () => {
  expect(discountsFor(ALL.slice(1), ALL, OFFERED)).toEqual([
    { name: 'Percent', percent: '10' },
    { name: 'Amount', amount: usd(250n) },
  ])
  const free = [line('a', 1, 0n)]
  expect(discountsFor(free, free, OFFERED.slice(1))).toEqual([{ name: 'Amount', amount: usd(1_000n) }])
})

test('lines that cost nothing get nothing of a discount', () => {
  const free = [line('a', 1, 0n), { id: 'b', quantity: 2 }]
  const quote = { subtotal: usd(0n), discounts: [], total: usd(0n) }
  expect(spreadDiscounts(free, quote).map(({ total }) => total)).toEqual([usd(0n), usd(0n)])
})

test('a discount that names neither takes nothing off', () => {
  expect(sum([line('a', 1, 100n)], [{ name: 'Empty' }])).toMatchObject({ discounts: [{ name: 'Empty', amount: usd(0n) }] })
})

test('a part of lines that have no price has no share', () => {
  const unpriced = [{ id: 'a', quantity: 1 }]
  expect(discountsFor(unpriced, ALL, OFFERED.slice(1))).toEqual([{ name: 'Amount', amount: usd(0n) }])
  expect(discountsFor(ALL, unpriced, OFFERED.slice(1))).toEqual([{ name: 'Amount', amount: usd(1_000n) }])
})
