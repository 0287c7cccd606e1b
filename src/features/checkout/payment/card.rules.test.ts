import { expect, test } from 'vitest'
import { brandOf, describeCard, findCardFaults } from '#features/checkout/payment/card.rules.ts'

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

test('of a card only its end is kept', () => {
  expect(describeCard(GOOD, 'tok_1')).toEqual({ token: 'tok_1', brand: 'Visa', lastFour: '4242', expires: '12/26' })
  expect(['5555555555554444', '378282246310005', '6011000990139424'].map(brandOf)).toEqual([
    'Mastercard',
    'American Express',
    'Card',
  ])
})
