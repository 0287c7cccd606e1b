import { expect, test } from 'vitest'
import { addedEvent, commerceEvent, failedEvent } from '#features/buying/cart/commerce-event.rules.ts'

const cart = { account: { number: '0000104210', name: 'Northline, Main', salesOrg: '1710' }, currency: 'USD', cartId: 'c-1' }
const context = { accountId: '0000104210', accountName: 'Northline, Main', currencyCode: 'USD', cartId: 'c-1' }
const valve = {
  sku: 'V-1',
  name: 'Valve',
  category: 'Valves',
  brand: 'Halden',
  description: 'A valve.',
  quantity: 3,
  total: { minor: '2640', currency: 'USD' },
}
const subscription = {
  billingFrequency: 'yearly',
  contractLength: '36 months',
  autoRenew: true,
  numOfUtilities: 2,
  numOfMeters: 40,
  additionalSockets: 4,
}

test('a part is told with everything that is known of it, as the spec names it [3.12.1] [3.12.2]', () => {
  const facts = { transactionId: '50', siteReference: '4711' }
  expect(commerceEvent('purchase', cart, [valve, { sku: 'V-2', quantity: 1 }], facts)).toEqual({
    name: 'purchase',
    products: [
      {
        ...{ id: 'V-1', name: 'Valve', category: 'Valves', description: 'A valve.', brand: 'Halden', totalprice: 26.4 },
        ...{ quantity: 3, salesOrg: '1710', orderType: 'standard', status: 'success' },
      },
      {
        ...{ id: 'V-2', name: 'V-2', category: '', brand: '', quantity: 1, salesOrg: '1710' },
        ...{ orderType: 'standard', status: 'success' },
      },
    ],
    context: { ...context, transactionId: '50' },
  })
})

test('a subscription is told with its terms, its meters and its site, and names the event [3.12.1] [3.12.2]', () => {
  const line = { sku: 'S-1', quantity: 1, subscription }
  const event = commerceEvent('purchase', cart, [valve, line], { siteReference: '4711' })
  expect(event.products[1]).toEqual({
    ...{ id: 'S-1', name: 'S-1', category: '', brand: '', quantity: 1, salesOrg: '1710', orderType: 'subscription' },
    ...{ status: 'success', siteReference: '4711' },
    ...subscription,
  })
  expect(event.products[0]).not.toHaveProperty('siteReference')
  expect(event.context).toEqual({ ...context, subscriptionCode: 'S-1' })
  const two = commerceEvent('cart.view', cart, [line, { ...line, sku: 'S-2' }])
  expect(two.context).toEqual(context)
})

test('what is added is told, not what the cart then holds; lines that fail say why [3.12.1]', () => {
  const lines = [
    { ...valve, quantity: 13, added: 3, isNew: false },
    { sku: 'V-3', quantity: 1, added: 1, isNew: true },
  ]
  const failed = [{ sku: 'X-1', quantity: 2, reason: 'not_found' }]
  const { name, products, context: reported } = addedEvent({ ...cart, lines, failed }, 'bulk')
  expect(name).toBe('cart.add')
  expect(reported).toEqual({ ...context, cartAdditionType: 'bulk' })
  expect(products).toMatchObject([
    { id: 'V-1', quantity: 3, totalprice: 26.4, status: 'success', prodAddType: 'increase' },
    { id: 'V-3', quantity: 1, status: 'success', prodAddType: 'new' },
    { id: 'X-1', quantity: 2, status: 'failed', skuErrorMessage: 'not_found' },
  ])
  expect(products[2]).not.toHaveProperty('prodAddType')
})

test('an addition of which nothing succeeds is told too [3.12.1]', () => {
  expect(failedEvent([{ sku: 'X-1', quantity: 2, reason: 'not_found' }], 'single')).toEqual({
    name: 'cart.add',
    products: [
      {
        ...{ id: 'X-1', name: 'X-1', category: '', brand: '', quantity: 2, orderType: 'standard' },
        ...{ status: 'failed', skuErrorMessage: 'not_found' },
      },
    ],
    context: { cartAdditionType: 'single' },
  })
})
