import { expect, test } from 'vitest'
import { findCounterFaults, readCounterLines } from '#features/buying/quotes/detail/counter-lines.rules.ts'

const offered = new Map([['a', 4]])
const enter = (quantity: string, price: string) => [{ id: 'a', quantity, price }]

test.each([
  ['nothing changed', '4', '', []],
  ['other pieces', ' 6 ', '', [{ id: 'a', quantity: 6 }]],
  ['a price', '4', '17.60', [{ id: 'a', quantity: 4, wantedPrice: { minor: '1760', currency: 'EUR' } }]],
  ['a price with a comma', '4', '17,6', [{ id: 'a', quantity: 4, wantedPrice: { minor: '1760', currency: 'EUR' } }]],
])('an answer with %s', (_, quantity, price, expected) => {
  expect(readCounterLines(enter(quantity, price), offered, 'EUR')).toEqual(expected)
  expect(findCounterFaults(enter(quantity, price), 'EUR')).toEqual([])
})

test.each([
  ['no pieces', '', '', [{ at: 0, field: 'quantity' }]],
  ['none', '0', '', [{ at: 0, field: 'quantity' }]],
  ['half a piece', '1.5', '', [{ at: 0, field: 'quantity' }]],
  ['a word as price', '4', 'less', [{ at: 0, field: 'price' }]],
])('an answer with %s is marked', (_, quantity, price, expected) => {
  expect(findCounterFaults(enter(quantity, price), 'EUR')).toEqual(expected)
})
