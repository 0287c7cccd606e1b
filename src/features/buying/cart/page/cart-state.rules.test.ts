import { expect, test } from 'vitest'
import type { CartLineView } from '#features/buying/cart/cart.schema.ts'
import { nextBreakOf, replaceLine, withLines, withoutLine, withQuantity } from '#features/buying/cart/page/cart-state.rules.ts'

const usd = (minor: string) => ({ minor, currency: 'USD' })
const line: CartLineView = {
  category: 'Valves',
  brand: 'halden',
  id: '1',
  sku: 'A',
  name: 'A',
  href: '/a',
  quantity: 6,
  note: '',
  requestedOn: null,
  isSaved: false,
  isSold: true,
  lifecycle: 'active',
  unit: usd('66800'),
  total: usd('400800'),
  isOwn: true,
  breaks: [
    { from: 1, price: usd('68900') },
    { from: 5, price: usd('66800') },
    { from: 10, price: usd('62900') },
  ],
  minimum: 1,
  step: 1,
  stock: { state: 'in', quantity: 26 },
}
const cart = withLines(
  {
    cartId: 'c',
    version: 1,
    account: { key: 'E~1', number: '1', name: 'A', city: '', salesOrg: '1000' },
    currency: 'USD',
    lines: [],
    totals: { lines: 0, pieces: 0, unpriced: 0 },
  },
  [
    line,
    { ...line, id: '2', sku: 'B', quantity: 1, unit: undefined, total: undefined, breaks: [] },
    { ...line, id: '3', isSaved: true },
  ],
)

test('another quantity has another price at once, with the break that it reaches', () => {
  expect(withQuantity(line, 10)).toMatchObject({ quantity: 10, unit: usd('62900'), total: usd('629000') })
  expect(withQuantity({ ...line, minimum: 5, step: 5 }, 11)).toMatchObject({ quantity: 15 })
  expect(withQuantity({ ...line, breaks: [] }, 2)).toMatchObject({ unit: usd('66800'), total: usd('133600') })
})

test('the next break says how many more and how much less', () => {
  expect(nextBreakOf(line)).toMatchObject({ from: 10, more: 4, percent: 5 })
  expect(nextBreakOf({ ...line, breaks: [] })).toBeUndefined()
})

test('totals follow what is changed or removed; what is saved for later counts nowhere', () => {
  expect(cart.totals).toEqual({ lines: 2, pieces: 7, subtotal: usd('400800'), unpriced: 1 })
  expect(replaceLine(cart, withQuantity(line, 1)).totals).toMatchObject({ pieces: 2, subtotal: usd('68900') })
  expect(withoutLine(cart, '2').totals).toMatchObject({ lines: 1, unpriced: 0 })
})
