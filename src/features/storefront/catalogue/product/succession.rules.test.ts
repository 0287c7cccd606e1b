import { expect, test } from 'vitest'
import { planSuccession } from '#features/storefront/catalogue/product/succession.rules.ts'

const step = (sku: string, lifecycle: 'active' | 'replaced' | 'obsolete') => ({ sku, lifecycle })

test.each([
  ['one step', [step('B', 'active')], ['B'], 'B'],
  ['a chain', [step('B', 'replaced'), step('C', 'active')], ['B', 'C'], 'C'],
  ['a chain that goes on', [step('B', 'active'), step('C', 'active')], ['B'], 'B'],
  ['a chain that ends in nothing', [step('B', 'replaced'), step('C', 'obsolete')], [], undefined],
  ['no chain', [], [], undefined],
])('%s leads to what is sold today', (_, chain, steps, successor) => {
  const plan = planSuccession(chain)
  expect(plan.steps.map(({ sku }) => sku)).toEqual(steps)
  expect(plan.successor?.sku).toBe(successor)
})
