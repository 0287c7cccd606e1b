import { expect, test } from 'vitest'
import { findMissingStep, percentDone, planSetup } from '#features/administration/setup/setup.rules.ts'

test.each([
  ['nothing is there', {}, 'products', 'to-do'],
  ['what is optional is not missing', {}, 'stock', 'optional'],
  ['something was brought', { products: { count: 3 } }, 'products', 'done'],
  ['something optional was brought', { stock: { count: 1 } }, 'stock', 'done'],
  ['products are without a price', { prices: { count: 3, gap: 1 } }, 'prices', 'to-do'],
  ['every product has one', { prices: { count: 3, gap: 0 } }, 'prices', 'done'],
  ['people are without an account', { people: { count: 9, gap: 2 } }, 'people', 'to-do'],
  ['products are without stock, which nobody needs', { stock: { count: 3, gap: 1 } }, 'stock', 'done'],
  ['freight is as every site begins', { freight: { count: 16, isStarter: true } }, 'freight', 'to-do'],
  ['freight was changed', { freight: { count: 16, isStarter: false } }, 'freight', 'done'],
  ['currencies are as every site begins', { currencies: { count: 6, isStarter: true } }, 'currencies', 'optional'],
  ['all freight was taken away', { freight: { count: 0 } }, 'freight', 'to-do'],
] as const)('%s', (_, counts, id, state) => {
  expect(planSetup(counts).find((step) => step.id === id)?.state).toBe(state)
})

test('an empty site has begun nothing, a full one is done, and optional steps do not hold it back', () => {
  const all = Object.fromEntries(planSetup({}).map(({ id }) => [id, { count: 1 }]))
  expect(percentDone(planSetup({}))).toBe(0)
  expect(percentDone(planSetup(all))).toBe(100)
  expect(percentDone(planSetup({ ...all, stock: { count: 0 }, keys: { count: 0 } }))).toBe(100)
  expect(percentDone(planSetup({ ...all, prices: { count: 0 } }))).toBeLessThan(100)
  expect(percentDone([])).toBe(100)
})

test.each([
  ['an empty list leads to its step', {}, 'orders', 'orders'],
  ['a list of what others have does not', { orders: { count: 1 } }, 'orders', undefined],
  ['a kind without a step leads nowhere', {}, 'shipments', undefined],
] as const)('%s', (_, counts, kind, id) => {
  expect(findMissingStep(planSetup(counts), kind)?.id).toBe(id)
})
