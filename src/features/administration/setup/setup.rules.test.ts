import { expect, test } from 'vitest'
import { findMissingStep, percentDone, planSetup, SETUP_STEPS } from '#features/administration/setup/setup.rules.ts'

test.each([
  ['nothing is there', {}, 'products', 'to-do'],
  ['what is optional is not missing', {}, 'stock', 'optional'],
  ['something was brought', { products: 3 }, 'products', 'done'],
  ['something optional was brought', { stock: 1 }, 'stock', 'done'],
] as const)('%s', (_, counts, id, state) => {
  expect(planSetup(counts).find((step) => step.id === id)?.state).toBe(state)
})

test('an empty site has begun nothing, a full one is done, and optional steps do not hold it back', () => {
  const all = Object.fromEntries(SETUP_STEPS.map((id) => [id, 1]))
  expect(percentDone(planSetup({}))).toBe(0)
  expect(percentDone(planSetup(all))).toBe(100)
  expect(percentDone(planSetup({ ...all, stock: 0, keys: 0 }))).toBe(100)
  expect(percentDone(planSetup({ ...all, prices: 0 }))).toBeLessThan(100)
  expect(percentDone([])).toBe(100)
})

test.each([
  ['an empty list leads to its step', {}, 'orders', 'orders'],
  ['a list of what others have does not', { orders: 1 }, 'orders', undefined],
  ['a kind without a step leads nowhere', {}, 'shipments', undefined],
] as const)('%s', (_, counts, kind, id) => {
  expect(findMissingStep(planSetup(counts), kind)?.id).toBe(id)
})
