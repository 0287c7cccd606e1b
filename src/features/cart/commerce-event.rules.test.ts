import { expect, test } from 'vitest'
import { addedEvent, commerceEvent } from '#features/cart/commerce-event.rules.ts'

test('parts and their order are told as the spec names them [3.12.1] [3.12.2]', () => {
  const line = {
    sku: 'V-1',
    name: 'Valve',
    category: 'Valves',
    brand: 'Halden',
    quantity: 3,
    total: { minor: '2640', currency: 'USD' },
  }
  const context = { accountId: '0000104210', currencyCode: 'USD', cartId: 'c-1', transactionId: '50' }
  expect(commerceEvent('purchase', [line, { sku: 'V-2', quantity: 1 }], context)).toEqual({
    name: 'purchase',
    products: [
      { id: 'V-1', name: 'Valve', category: 'Valves', brand: 'Halden', quantity: 3, totalprice: 26.4 },
      { id: 'V-2', name: 'V-2', category: '', brand: '', quantity: 1 },
    ],
    context,
  })
})

test('what is added says whose cart it is, and whether it came alone [3.12.2]', () => {
  const cart = { account: { number: '0000104210', name: 'Northline, Main' }, currency: 'EUR', cartId: 'c-1' }
  expect(addedEvent(cart, [{ sku: 'V-1', quantity: 1 }], 'bulk')).toEqual({
    name: 'cart.add',
    products: [{ id: 'V-1', name: 'V-1', category: '', brand: '', quantity: 1 }],
    context: {
      accountId: '0000104210',
      accountName: 'Northline, Main',
      currencyCode: 'EUR',
      cartId: 'c-1',
      cartAdditionType: 'bulk',
    },
  })
})
