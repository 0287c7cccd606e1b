import { expect, test } from 'vitest'
import {
  describeView,
  readPartFacts,
  writePartFacts,
  type PartFacts,
} from '#features/storefront/catalogue/product/part-facts.rules.ts'
import { readSubscription, shortenDescription } from '#features/storefront/catalogue/product/subscription.rules.ts'

test.each([
  ['a part that is bought once', { term: 12, size: 'DN 50' }, undefined],
  ['no period', { billing_months: 0 }, undefined],
  ['no number', { billing_months: 'often' }, undefined],
  [
    'a yearly subscription that renews itself',
    { billing_months: 12, term: 36, renewal_months: 12 },
    { billingFrequency: 'yearly', contractLength: '36 months', autoRenew: true },
  ],
  [
    'a metering subscription',
    { billing_months: '1', renewal_months: 0, utilities: 2, meters: 40, sockets: 4 },
    { billingFrequency: 'monthly', autoRenew: false, numOfUtilities: 2, numOfMeters: 40, additionalSockets: 4 },
  ],
  ['another period', { billing_months: 4 }, { billingFrequency: 'every 4 months' }],
])('%s [3.12.1]', (_, attributes: Record<string, string | number>, expected) => {
  expect(readSubscription(attributes)).toEqual(expected)
})

test('a description is short enough for many lines in one event', () => {
  expect(shortenDescription(' A valve. ')).toBe('A valve.')
  expect(shortenDescription('x'.repeat(500))).toHaveLength(160)
})

test('a look at a part tells its page’s kind, its state and its subscription [3.12.1] [3.12.2]', () => {
  const facts: PartFacts = { lifecycle: 'active', isVariant: true }
  expect(describeView('V-1', ' A valve. ', readPartFacts(writePartFacts(facts)))).toEqual({
    ...{ ProdViewType: 'variant detail', orderType: 'standard', description: 'A valve.', status: 'active' },
  })
  const subscription = { billingFrequency: 'yearly', autoRenew: true }
  expect(describeView('S-1', 'A valve.', readPartFacts(writePartFacts({ ...facts, isVariant: false, subscription })))).toEqual({
    ...{ ProdViewType: 'detail', orderType: 'subscription', description: 'A valve.', status: 'active' },
    ...{ ...subscription, subscriptionCode: 'S-1' },
  })
  expect(describeView('V-1', '', readPartFacts({}))).toEqual({ ProdViewType: 'detail', orderType: 'standard' })
})
