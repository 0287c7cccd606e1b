import { expect, test } from 'vitest'
import { findFormerPrice, mergeRequested, MOST_LINES, planAdding, sumCart } from '#features/buying/cart/cart.rules.ts'
import { MOST_PIECES } from '#features/buying/pricing/public.ts'

const parts = new Map([
  ['A', { minimum: 1, step: 1 }],
  ['PACK', { minimum: 5, step: 5 }],
  ['B', { minimum: 1, step: 1 }],
])
const plan = (requested: { sku: string; quantity: number }[], inCart: [string, number][] = [], lineCount = inCart.length) =>
  planAdding({ requested, parts, inCart: new Map(inCart), lineCount })

test.each([
  ['a new part', [{ sku: 'A', quantity: 2 }], [], [{ sku: 'A', quantity: 2, asked: 2, added: 2, isNew: true }]],
  [
    'more of one that is there',
    [{ sku: 'A', quantity: 2 }],
    [['A', 3]],
    [{ sku: 'A', quantity: 5, asked: 5, added: 2, isNew: false }],
  ],
  [
    'a part named twice',
    [
      { sku: 'A', quantity: 2 },
      { sku: 'A', quantity: 4 },
    ],
    [],
    [{ sku: 'A', quantity: 6, asked: 6, added: 6, isNew: true }],
  ],
  ['fewer than a pack', [{ sku: 'PACK', quantity: 3 }], [], [{ sku: 'PACK', quantity: 5, asked: 3, added: 5, isNew: true }]],
  [
    'a pack and a bit more',
    [{ sku: 'PACK', quantity: 1 }],
    [['PACK', 5]],
    [{ sku: 'PACK', quantity: 10, asked: 6, added: 5, isNew: false }],
  ],
  [
    'more than anybody orders',
    [{ sku: 'A', quantity: 2 }],
    [['A', MOST_PIECES]],
    [{ sku: 'A', quantity: MOST_PIECES, asked: MOST_PIECES, added: 0, isNew: false }],
  ],
] as const)('adding %s', (_, requested, inCart, lines) => {
  expect(
    plan(
      [...requested],
      inCart.map(([sku, quantity]) => [sku, quantity]),
    ).lines,
  ).toEqual(lines)
})

test('what the market does not sell, and what finds no room, is told; the rest is added [T-80]', () => {
  const { lines, failed } = plan(
    [
      { sku: 'A', quantity: 1 },
      { sku: 'PACK', quantity: 5 },
      { sku: 'NO', quantity: 1 },
    ],
    [['A', 1]],
    MOST_LINES,
  )
  expect(lines).toEqual([{ sku: 'A', quantity: 2, asked: 2, added: 1, isNew: false }])
  expect(failed).toEqual([
    { sku: 'PACK', quantity: 5, reason: 'cart_full' },
    { sku: 'NO', quantity: 1, reason: 'not_found' },
  ])
})

test('each new part takes a place of the last ones, and more of one that is there takes none', () => {
  const { lines, failed } = plan(
    [
      { sku: 'A', quantity: 1 },
      { sku: 'PACK', quantity: 5 },
      { sku: 'B', quantity: 1 },
    ],
    [['A', 1]],
    MOST_LINES - 1,
  )
  expect(lines.map(({ sku }) => sku)).toEqual(['A', 'PACK'])
  expect(failed).toEqual([{ sku: 'B', quantity: 1, reason: 'cart_full' }])
})

test('a quantity never grows beyond what a line can hold', () => {
  expect(mergeRequested(Array.from({ length: 1000 }, () => ({ sku: 'A', quantity: MOST_PIECES })))).toEqual([
    { sku: 'A', quantity: MOST_PIECES },
  ])
})

const line = (sku: string, quantity: number, isSaved = false) => ({ sku, quantity, isSaved })
const cents = (minor: bigint) => ({ minor, currency: 'USD' })

test('what is saved for later counts nowhere, and what has no price is counted as such', () => {
  const lines = [line('A', 2), line('B', 3), line('C', 1), line('A', 9, true)]
  const prices = new Map([
    ['A', cents(10n)],
    ['B', cents(9_007_199_254_740_993n)],
  ])
  const totals = sumCart(lines, ({ sku, quantity }) => {
    const price = prices.get(sku)
    return price && { ...price, minor: price.minor * BigInt(quantity) }
  })
  expect(totals).toEqual({ lines: 3, pieces: 6, subtotal: cents(27_021_597_764_222_999n), unpriced: 1 })
  expect(sumCart([], () => undefined)).toEqual({ lines: 0, pieces: 0, unpriced: 0 })
})

test.each([
  ['the same price', cents(10n), cents(10n), undefined],
  ['another price', cents(10n), cents(12n), cents(10n)],
  ['no price any more', cents(10n), undefined, cents(10n)],
  ['another currency, which the person chose', cents(10n), { minor: 9n, currency: 'EUR' }, undefined],
  ['as much of another currency', cents(10n), { minor: 10n, currency: 'EUR' }, undefined],
  ['a price where there was none', undefined, cents(10n), undefined],
])('%s', (_, seen, now, former) => {
  expect(findFormerPrice(seen, now)).toEqual(former)
})
