import { expect, test } from 'vitest'
import { behaviourOf, findCardFaults, storeCard } from '#demo/payment-gateway/card.rules.ts'

const GOOD = { number: '4242 4242 4242 4242', expires: '12/26', code: '123' }

test.each<[string, object, readonly string[]]>([
  ['a card that is good', {}, []],
  ['one that ends this month', { expires: '11 / 2026' }, []],
  ['one that ended last month', { expires: '10/26' }, ['expires']],
  ['a month that is none', { expires: '13/27' }, ['expires']],
  ['a wrong digit', { number: '4242424242424241' }, ['number']],
  ['letters', { number: '4242 4242 4242 424x', code: 'ab' }, ['number', 'code']],
  ['nothing', { number: '', expires: '', code: '' }, ['number', 'expires', 'code']],
])('%s', (_, change, faults) => expect(findCardFaults({ ...GOOD, ...change }, '2026-11-16')).toEqual(faults))

test.each([
  ['4242424242424242', 'Visa', 'good'],
  ['5555555555554444', 'Mastercard', 'good'],
  ['378282246310005', 'American Express', 'good'],
  ['6011000990139424', 'Card', 'good'],
  ['4000 0000 0000 0002', 'Visa', 'refused'],
  ['4000000000000119', 'Visa', 'error'],
  ['4000000000000341', 'Visa', 'slow'],
])('of %s only the end is stored, and what it does [T-105]', (number, brand, behaviour) => {
  const stored = storeCard({ ...GOOD, number }, 'a1')
  expect(stored).toEqual({ token: `test-${behaviour}-a1`, brand, lastFour: number.slice(-4), expires: '12/26' })
  expect(behaviourOf(stored.token)).toBe(behaviour)
})
